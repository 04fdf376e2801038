import type { BridgeShippingOption, ShippingOption } from '@touchline/contract/shipping/schema';
import type { ConsentsSnapshot } from './ConsentStore.ts';
import type { DeliveryProblem } from './deliveryProblem.ts';
import type { SmsSnapshot } from './SmsStore.ts';
import type { SlotsSnapshot } from './SlotStore.ts';

/** The delivery step as it comes with the page. */
export interface DeliverySnapshot {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  shippingMethods: readonly ShippingOption[];
  refusedMethods?: readonly ShippingOption[];
  shippingMethodsV2?: readonly BridgeShippingOption[];
  selectedOptions: Record<string, string>;
  problem?: DeliveryProblem;
  slots?: SlotsSnapshot;
  consents?: ConsentsSnapshot;
  sms?: SmsSnapshot;
}
