export { confirmationParams, type ConfirmationParams } from './confirmationParams.ts';
export { ConfirmationPage } from './ConfirmationPage.tsx';
export {
  ConfirmationStore,
  type ConfirmationSnapshot,
  type ConfirmationStatus,
} from './ConfirmationStore.ts';
export { OrderReturns } from './OrderReturns.tsx';
export { OrderDetails } from './OrderDetails.tsx';
export { confirmationMessages } from './confirmationMessages.ts';
export { confirmationStore } from './stores.ts';
