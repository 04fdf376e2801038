export { AssociateBar, type AssociateBarProps } from './AssociateBar.tsx';
export { AssociatePage, type AssociatePageProps } from './AssociatePage.tsx';
export { AssociateStore, type AssociateSnapshot, type AssociateStatus } from './AssociateStore.ts';
export { associateMessages } from './associateMessages.ts';
export { associateStore } from './stores.ts';
export { readAssociateForm, type AssociateForm } from './readAssociateForm.ts';
