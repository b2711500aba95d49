/** The path under which the site lives. It starts and ends with "/"; the bundler puts it in. */
declare const BASE: string;
