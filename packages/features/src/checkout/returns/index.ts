export { readReturnForm } from './readReturnForm.ts';
export { ReturnPage } from './ReturnPage.tsx';
export { ReturnStore, type ReturnSnapshot, type ReturnStatus } from './ReturnStore.ts';
export { returnsMessages } from './returnsMessages.ts';
export { returnStore } from './stores.ts';
