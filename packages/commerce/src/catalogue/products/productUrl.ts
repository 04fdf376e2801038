/** Address of a product without the site path: `/tempo-4/TL4101.html`. The id is encoded, because feed ids can have any characters. */
export function productUrl(slug: string, id: string): string {
  return `/${encodeURIComponent(slug)}/${encodeURIComponent(id)}.html`;
}
