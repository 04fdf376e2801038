/**
 * The key of a store's stock of a size. It stands in `stock` beside the shop's own, whose key is the size alone, so that
 * both are held, taken and given back by the same statements.
 */
export const storeStockKey = (sku: string, storeCode: string): string => `${sku}@${storeCode}`;

/** The size of a key of either. */
export const skuOfStockKey = (key: string): string => {
  const at = key.lastIndexOf('@');
  return at < 0 ? key : key.slice(0, at);
};
