export { listFields } from './listFields.ts';
export { listPath, listRequestFrom, searchPath } from './listRequest.ts';
export type { ListTileContent } from './ListTile.tsx';
export { ProductList, type ProductListProps } from './ProductList.tsx';
export {
  ProductListStore,
  type ListHead,
  type ListStatus,
  type ProductListSnapshot,
} from './ProductListStore.ts';
export { productListMessages } from './productListMessages.ts';
export { listTiles, productListStore } from './stores.ts';
