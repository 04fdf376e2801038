import { openPage } from '../hostedPage/hostedPage.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';

/** The page of a service that pays, such as a wallet or a bank. */
export const redirect: PaymentFlowHandler = {
  flow: 'redirect',
  startedBy: 'startPayment',
  begin: openPage,
};
