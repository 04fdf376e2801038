/** The token by which an address shows the draft of the desk; `undefined` for a page as shoppers see it. */
export const previewOf = ({ searchParams }: URL): string | undefined =>
  searchParams.get('preview') ?? undefined;

/** Pages whose drafts can be looked at, by their route. */
export const previewedRoutes: ReadonlySet<string> = new Set(['home', 'content', 'landing']);
