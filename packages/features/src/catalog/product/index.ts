export { mainPictureSizes } from './Gallery.tsx';
export { Load, type LoadSnapshot } from './Load.ts';
export {
  addToBagFields,
  compareParameters,
  comparePath,
  productChoiceFrom,
  productIdFrom,
  productPath,
  slugOf,
} from './productUrl.ts';
export type { ShownProduct } from './ShownProduct.ts';
export { PartMissing } from './PartMissing.tsx';
export { productHead, productJsonLd, type JsonLd } from './productJsonLd.ts';
export { ProductPage, type ProductPageProps } from './ProductPage.tsx';
export {
  malformedMessage,
  ProductStore,
  staleAfter,
  type ProductSnapshot,
  type ProductStatus,
} from './ProductStore.ts';
export { productMessages } from './productMessages.ts';
export { productStore } from './stores.ts';
