/** The base path of the site, which starts and ends with "/". The bundler defines it. */
declare const BASE: string;
