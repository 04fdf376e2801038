/** Path of the page on which a review of a product is written; `key` is that of the link of a guest's order. */
export function writeReviewPath(productId: string, key?: string): string {
  const query = new URLSearchParams({ product: productId, ...(key === undefined ? {} : { key }) });
  return `/write-review?${query.toString()}`;
}
