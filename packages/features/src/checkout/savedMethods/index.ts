export { savedMethodsMessages } from './savedMethodsMessages.ts';
export { SavedMethodsPage } from './SavedMethodsPage.tsx';
export { readRemovalForm } from './readRemovalForm.ts';
export { expiryText, registrationName } from './registrationName.ts';
export {
  SavedMethodsStore,
  type SavedMethodsSnapshot,
  type SavedMethodsStatus,
} from './SavedMethodsStore.ts';
export { savedMethodsStore } from './stores.ts';
