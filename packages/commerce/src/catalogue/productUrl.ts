/** Address of a product without site path: `/tempo-4/TL4101.html`. Ids of feeds may hold anything: they are encoded. */
export function productUrl(slug: string, id: string): string {
  return `/${encodeURIComponent(slug)}/${encodeURIComponent(id)}.html`;
}
