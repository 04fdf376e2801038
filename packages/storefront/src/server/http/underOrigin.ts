/** The same path at another origin. Set by parts: as a string, a path that begins with `//` would name its own host. */
export function underOrigin(origin: string, { pathname, search }: URL): URL {
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}
