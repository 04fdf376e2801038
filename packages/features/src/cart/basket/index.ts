export { byEmail } from './rules/byEmail.ts';
export {
  addItemOf,
  BasketStore,
  type BagCounter,
  type BasketSnapshot,
  type BasketStatus,
  type ChangeOutcome,
  type LineRefusal,
} from './BasketStore.ts';
export { basketProblem, checkoutGuard, type BasketProblem } from './rules/basketChecks.ts';
export { deliveryCost, type DeliveryCost } from './rules/deliveryCost.ts';
export { isDeliveryDataMissing } from './rules/deliveryData.ts';
export { hasFlashSaleEnded } from './rules/flashTime.ts';
export { isFullyPayable } from './rules/fullyPayable.ts';
export { lineLink } from './lineLink.ts';
export { isBlocking, linesOf, noticeOf, type LineNotice } from './rules/lines.ts';
export { addFromLink, followBasketLink, type BasketLinkOutcome } from './restore/followBasketLink.ts';
export { basketStorage, checkoutToken, lastOrder, sessionSeconds, undoTime } from './storage.ts';
export type { LastOrder } from './lastOrder.ts';
export type { MovedProduct, RemovedItem } from './removedItem.ts';
export { basketStore } from './stores.ts';
export { personalisationTexts } from './personalisationTexts.ts';
