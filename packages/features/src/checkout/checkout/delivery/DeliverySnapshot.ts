import type { PickupRefusal } from '@touchline/contract/client/shipping';
import type { BridgeShippingOption, ShippingOption } from '@touchline/contract/shipping/schema';
import type { FailureReason } from '../../../platform/failure/index.ts';
import type { ConsentsSnapshot } from './ConsentStore.ts';
import type { SmsSnapshot } from './SmsStore.ts';
import type { SlotsSnapshot } from './SlotStore.ts';

/** A problem with the chosen delivery, shown at the step. */
export type DeliveryProblem =
  | { kind: 'blockedPostalCode' }
  | { kind: 'unserviceable' }
  | { kind: 'taxUnknown' }
  | { kind: 'optionGone' }
  /** The chosen pick-up point can't be used any more. */
  | { kind: 'pickupRefused'; reason: PickupRefusal }
  | { kind: 'rateLimited'; seconds: number }
  | { kind: 'nothingChosen' }
  | { kind: 'failed'; reason: FailureReason };

/** The delivery step as it comes with the page. */
export interface DeliverySnapshot {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  shippingMethods: readonly ShippingOption[];
  shippingMethodsV2?: readonly BridgeShippingOption[];
  selectedOptions: Record<string, string>;
  problem?: DeliveryProblem;
  slots?: SlotsSnapshot;
  consents?: ConsentsSnapshot;
  sms?: SmsSnapshot;
}
