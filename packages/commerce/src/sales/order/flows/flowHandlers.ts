import type { PaymentFlow } from '@touchline/contract/market/schema';
import { hostedPage } from './hostedPage/hostedPage.ts';
import { inlineCard } from './inlineCard/inlineCard.ts';
import { zeroValue } from './zeroValue/zeroValue.ts';
import type { PaymentFlowHandler } from './PaymentFlowHandler.ts';

/** The handler of each flow; a new flow of the contract does not compile without one. */
export const flowHandlers: Readonly<Record<PaymentFlow, PaymentFlowHandler>> = {
  inlineCard,
  hostedPage,
  zeroValue,
};
