import type { OrderOutcome } from '@touchline/contract/client/order';
import type { Transport } from '@touchline/contract/client/transport';
import type { ConfirmedItems } from '@touchline/contract/order/schema';
import type { ShownMethod } from '../savedMethod.ts';
import type { DevicePayment } from '../DevicePayment.ts';
import type { CardFrameStore } from '../CardFrameStore.ts';
import type { BankChoice } from '@touchline/contract/payment/schema';
import type { MethodFields } from '../MethodFields.ts';

/** What the shopper confirmed by pressing Pay. */
export interface ConfirmedOrder {
  readonly basketId: string;
  readonly paymentMethodId: string;
  readonly confirmedTotal: number;
  /** What the method pays, where gift cards pay a part. */
  readonly confirmedDue?: number;
  readonly confirmedItems: ConfirmedItems;
}

/** What a flow adds to the request: what pays, and whether it is kept. */
export interface PaymentInput {
  readonly paymentToken?: string;
  readonly checkoutId?: string;
  readonly registrationId?: string;
  readonly savePaymentMethod?: true;
  readonly bankChoice?: BankChoice;
  readonly paymentCode?: string;
  readonly walletToken?: string;
}

/** The parts of the page a flow may ask for its input. */
export interface FlowParts {
  readonly frame: CardFrameStore;
  readonly checkoutId: string | undefined;
  readonly method: ShownMethod;
  readonly device: DevicePayment;
  /** The method's own fields, once they have loaded; `undefined` when they do not load. */
  loadFields(): Promise<MethodFields | undefined>;
  /** The shopper wants what pays to be kept. */
  readonly isKept: boolean;
}

/** How the page pays by the methods of one flow; a folder each. */
export interface PageFlow {
  /** Whether the method's fields need JavaScript. */
  readonly needsScript: boolean;
  /** Reads what the shopper typed; `silent` when the provider's frame does not respond, `stopped` when it has errors, `failed` when the wallet's sheet does not open. */
  read(parts: FlowParts): Promise<PaymentInput | 'silent' | 'stopped' | 'failed'>;
  /** Places the order, or opens the provider's page. */
  start(
    call: Transport,
    order: ConfirmedOrder,
    input: PaymentInput,
    key: string,
    proof: string | undefined,
  ): Promise<OrderOutcome>;
}
