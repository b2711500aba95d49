/** Where the snippets for one's own server expect the site, without the path under which it lives. */
export const siteRoot = "/srv/site";
