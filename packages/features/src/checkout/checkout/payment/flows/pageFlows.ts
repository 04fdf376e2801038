import type { PaymentFlow } from '@touchline/contract/market/schema';
import { appCode } from './appCode/appCode.ts';
import { bankList } from './bankList/bankList.ts';
import { deviceWallet } from './deviceWallet/deviceWallet.ts';
import { hostedPage } from './hostedPage/hostedPage.ts';
import { inlineCard } from './inlineCard/inlineCard.ts';
import { nothingAsked } from './nothingAsked/nothingAsked.ts';
import type { ShownMethod } from '../savedMethod.ts';
import type { PageFlow } from './PageFlow.ts';
import { savedMethod } from './savedMethod/savedMethod.ts';

/** The page's part of each flow; a new flow of the contract does not compile without one. */
export const pageFlows: Readonly<Record<PaymentFlow, PageFlow>> = {
  inlineCard,
  hostedPage,
  // To the page both are the same: another page, or an answer at once.
  redirect: hostedPage,
  walletSession: hostedPage,
  bankList,
  appCode,
  deviceWallet,
  deferred: nothingAsked,
  onDelivery: nothingAsked,
  zeroValue: nothingAsked,
};

/** How the page pays by a method. */
export const flowOf = ({ flow, registration }: ShownMethod): PageFlow =>
  registration ? savedMethod : pageFlows[flow];
