import type { PaymentFlow } from '@touchline/contract/market/schema';
import { appCode } from './appCode/appCode.ts';
import { bankList } from './bankList/bankList.ts';
import { deferred } from './deferred/deferred.ts';
import { deviceWallet } from './deviceWallet/deviceWallet.ts';
import { hostedPage } from './hostedPage/hostedPage.ts';
import { inlineCard } from './inlineCard/inlineCard.ts';
import { onDelivery } from './onDelivery/onDelivery.ts';
import { zeroValue } from './zeroValue/zeroValue.ts';
import type { PaymentFlowHandler } from './PaymentFlowHandler.ts';
import { redirect } from './redirect/redirect.ts';
import { walletSession } from './walletSession/walletSession.ts';

/** The handler of each flow; a new flow of the contract does not compile without one. */
export const flowHandlers: Readonly<Record<PaymentFlow, PaymentFlowHandler>> = {
  inlineCard,
  hostedPage,
  redirect,
  bankList,
  walletSession,
  appCode,
  deviceWallet,
  deferred,
  onDelivery,
  zeroValue,
};
