import type { CheckoutMarket } from '../CheckoutMarket.ts';
import type { CollectionStore } from './CollectionStore.ts';
import type { DeliveryKind } from './deliveryKinds.ts';

/** How the goods reach the shopper, and where they are collected. */
export interface DeliveryWay {
  kindOf: () => DeliveryKind;
  /** Whether something is sent to an address. */
  asksAddress: () => boolean;
  marketOf: () => CheckoutMarket | undefined;
  collectionOf: () => Pick<CollectionStore, 'point' | 'isOffered' | 'chooser'>;
}
