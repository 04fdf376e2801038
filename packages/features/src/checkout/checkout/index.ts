export { CheckoutPage, type CheckoutPageProps } from './CheckoutPage.tsx';
export type { CheckoutShopper } from './CheckoutShopper.ts';
export {
  CheckoutStore,
  type CheckoutPorts,
  type CheckoutSnapshot,
  type CheckoutStatus,
} from './CheckoutStore.ts';
export { checkoutStorage } from './storage.ts';
export { showPaymentProgress } from './paymentInProgress.ts';
export { submitCheckoutForm } from './submitCheckoutForm.ts';
export { checkoutMessages } from './checkoutMessages.ts';
export { enterPayment, pingExternalId, revealParam, type PaymentEntry } from './enterPayment.ts';
export { browserFrames, type Frames, type OpenFrame } from './payment/frames.ts';
export { readCheckoutForm, type CheckoutChange } from './readCheckoutForm.ts';
