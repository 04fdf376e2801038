import type { PaymentFlow } from '@touchline/contract/market/schema';
import { hostedPage } from './hostedPage/hostedPage.ts';
import { inlineCard } from './inlineCard/inlineCard.ts';
import type { ShownMethod } from '../savedMethod.ts';
import type { PageFlow } from './PageFlow.ts';
import { zeroValue } from './zeroValue/zeroValue.ts';
import { savedMethod } from './savedMethod/savedMethod.ts';

/** The page's part of each flow; a new flow of the contract does not compile without one. */
export const pageFlows: Readonly<Record<PaymentFlow, PageFlow>> = {
  inlineCard,
  hostedPage,
  zeroValue,
};

/** How the page pays by a method. */
export const flowOf = ({ flow, registration }: ShownMethod): PageFlow =>
  registration ? savedMethod : pageFlows[flow];
