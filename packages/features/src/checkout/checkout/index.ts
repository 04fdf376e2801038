export { CheckoutPage, type CheckoutPageProps } from './CheckoutPage.tsx';
export {
  CheckoutStore,
  type CheckoutPorts,
  type CheckoutShopper,
  type CheckoutSnapshot,
  type CheckoutStatus,
} from './CheckoutStore.ts';
export { checkoutStorage } from './storage.ts';
export { applyCodes } from './followCodes.ts';
export { showPaymentProgress } from './paymentInProgress.ts';
export { submitCheckoutForm } from './submitCheckoutForm.ts';
export { checkoutMessages } from './checkoutMessages.ts';
export { enterPayment, pingExternalId, revealParam, type PaymentEntry } from './enterPayment.ts';
export { browserFrames, type Frames, type OpenFrame } from './payment/frames.ts';
export { detailsOf, readCheckoutForm, type CheckoutChange } from './readCheckoutForm.ts';
