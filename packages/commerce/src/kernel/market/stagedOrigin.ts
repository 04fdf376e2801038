/** The origin of a site in this stage: in staging the same host below the stage's subdomain. */
export function stagedOrigin(origin: string, subdomain: string | undefined): string {
  if (subdomain === undefined) return origin;
  const url = new URL(origin);
  url.hostname = `${subdomain}.${url.hostname}`;
  return url.origin;
}
