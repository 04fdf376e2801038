export { listFields } from './listFields.ts';
export { listPath, listRequestFrom, searchPath, trimTerm } from './listRequest.ts';
export {
  ProductListStore,
  type ListHead,
  type ListStatus,
  type ProductListSnapshot,
  type WayOn,
} from './ProductListStore.ts';
