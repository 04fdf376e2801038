/** Query parameters of a product link. */
export const productParameters = {
  size: 'forceSelSize',
  quantity: 'quantity',
  recipeId: 'recipeId',
} as const;

/** What a product link chooses in advance. */
export interface ProductLinkChoice {
  /** Size to preselect. */
  size?: string | undefined;
  /** @default 1 */
  quantity?: number | undefined;
  recipeId?: string | undefined;
}

/**
 * The address of a product with what is chosen there: `/tempo-4/RR4101.html?forceSelSize=8`. The only place that writes
 * such a link; a quantity stands in it only above 1 (accounts document, section 2).
 */
export function productLink(url: string, { size, quantity = 1, recipeId }: ProductLinkChoice): string {
  const query = new URLSearchParams();
  if (size) query.set(productParameters.size, size);
  if (quantity > 1) query.set(productParameters.quantity, String(quantity));
  if (recipeId) query.set(productParameters.recipeId, recipeId);
  return query.size > 0 ? `${url}?${query}` : url;
}
