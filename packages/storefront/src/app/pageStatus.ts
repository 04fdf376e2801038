/** The HTTP status that belongs to what a page shows. */
export function pageStatus(kind: string): number {
  if (kind === 'notFound') return 404;
  return kind === 'failed' ? 503 : 200;
}
