import type { EventStep } from '../../platform/analytics/index.ts';
import type { CodesSnapshot } from '../../cart/codes/index.ts';
import type { FailureReason } from '../../platform/failure/index.ts';
import type { PickupSnapshot } from '../pickup/index.ts';
import type { BotCheckPurpose } from './BotCheckPurpose.ts';
import type { CheckoutAccountSnapshot } from './CheckoutAccount.ts';
import type { DeliverySnapshot } from './delivery/DeliverySnapshot.ts';
import type { DetailsSnapshot } from './details/DetailsStore.ts';
import type { PaymentSnapshot } from './payment/PaymentStore.ts';
import type { PlacingNotice } from './placing/PlacingNotice.ts';

export type CheckoutStatus =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready' }
  /** The shop allows no guests and this shopper has not signed in. */
  | { kind: 'signInNeeded' }
  | { kind: 'failed'; reason: FailureReason };

/** The checkout as it comes with the page. */
export interface CheckoutSnapshot {
  status: CheckoutStatus;
  attempt: number;
  /** The page responds to a refused form: its fields are newer than any draft. */
  isFormResponse?: boolean;
  reached?: readonly EventStep[];
  intentKey: string;
  isUnreserved?: boolean;
  isReviewAndPay?: boolean;
  details: DetailsSnapshot;
  delivery: DeliverySnapshot;
  /** What a search without JavaScript has found. */
  pickup?: PickupSnapshot;
  payment: PaymentSnapshot;
  codes?: CodesSnapshot;
  notice?: PlacingNotice;
  botCheck?: BotCheckPurpose;
  account?: CheckoutAccountSnapshot;
}
