/** The HTTP status that belongs to what a page shows: the status of its store, with the reason where it failed. */
export function pageStatus(status: { kind: string; reason?: string }): number {
  if (status.kind === 'notFound') return 404;
  if (status.kind !== 'failed') return 200;
  return status.reason === 'rateLimited' ? 429 : 503;
}
