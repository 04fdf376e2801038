import { authorise } from '../inlineCard/inlineCard.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';

/** A registration that the provider keeps: it pays by whichever method it was kept with, and nothing is typed. */
export const savedMethod: Omit<PaymentFlowHandler, 'flow'> = {
  startedBy: 'createOrder',
  begin: authorise,
};
