import type { MarketPaymentMethod, PaymentFlow } from '@touchline/contract/market/schema';
import type { SaveMethodOptions, PaymentProvider } from '../../payment/PaymentProvider.ts';
import type { StoredRegistration } from '../../savedMethods/savedMethods.ts';
import type { ShopperCall } from '../../../kernel/identity/Caller.ts';
import type { OpenBasket } from '../../basket/editBasket.ts';
import type { Checkout } from '../Checkout.ts';
import type { StoredOrder } from '../loadOrder.ts';
import type { OpenLimit } from '../openOrders.ts';
import type { PlaceRequest } from '../readiness.ts';
import type { Intent } from '../writeIntent.ts';

/** A written order whose payment begins. */
export interface StartedPayment {
  readonly intent: Intent;
  readonly basketId: string;
  readonly method: MarketPaymentMethod;
  readonly provider: PaymentProvider;
  readonly body: PlaceRequest;
  /** The account's part in it: what it pays with, and whether the provider keeps it. */
  readonly kept: SaveMethodOptions & Partial<StoredRegistration>;
  /** The session of the wallet that signed in at the checkout, while it holds. */
  readonly walletSession?: string | undefined;
}

/** One way in which a payment runs; a folder each. */
export interface PaymentFlowHandler {
  readonly flow: PaymentFlow;
  /** The call that places the order: on our page (`create-order`), or one that leads to the provider (`start-payment`). */
  readonly startedBy: 'createOrder' | 'startPayment';
  /** Throws a `Failure` when the request lacks what this flow needs. */
  checkRequest?(body: PlaceRequest, method: MarketPaymentMethod): void;
  /** Rejects with a `Failure` when this basket or this caller may not pay this way; before anything is written. */
  checkBasket?(
    checkout: Checkout,
    call: ShopperCall,
    opened: OpenBasket,
    method: MarketPaymentMethod,
  ): Promise<void>;
  /** How many orders of this caller may wait for their money at once; without it, any number. */
  openLimit?(call: ShopperCall, method: MarketPaymentMethod): OpenLimit | undefined;
  /**
   * Calls the provider and settles its response. Returns the stored order where the settling statement has read it;
   * otherwise it is read for the outcome.
   */
  begin(checkout: Checkout, started: StartedPayment): Promise<StoredOrder | undefined>;
}
