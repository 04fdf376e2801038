/** The HTTP status for the status of a page's store, with the reason if it failed. */
export function pageStatus(status: { kind: string; reason?: string }): number {
  if (status.kind === 'notFound') return 404;
  if (status.kind !== 'failed') return 200;
  return status.reason === 'rateLimited' ? 429 : 503;
}
