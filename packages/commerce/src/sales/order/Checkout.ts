import { holdLimits, type HoldLimits } from '../basket/holdLimits.ts';
import type { BotCheck } from '../../kernel/bots/BotCheck.ts';
import type { PaymentProviders } from '../payment/PaymentProviders.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { CrashPoints } from './CrashPoints.ts';

/** Limits per source or shopper. */
export interface CheckoutLimits {
  /** Line changes by one source. */
  readonly items: Limit;
  /** Stock holds requested by one source. */
  readonly checkouts: Limit;
  /** What holds may take together. */
  readonly holds: HoldLimits;
  /** Orders requested by one source. */
  readonly orders: Limit;
  /** Searches for an order by number and email address, by one source. */
  readonly orderSearches: Limit;
  /** The same for one order number, from all sources together. */
  readonly orderSearchesOfNumber: Limit;
  /** The same for one email address, from all sources together. */
  readonly orderSearchesOfEmail: Limit;
  /** Orders cancelled by one source. */
  readonly cancellations: Limit;
  /** Links to orders opened by one source. */
  readonly linkedOrders: Limit;
  /** Documents printed for one source. */
  readonly documents: Limit;
  /** Bot check challenges requested by one source. */
  readonly botChallenges: Limit;
  /** Card attempts of one shopper (declined in the last hour, or in progress) after which a bot check is required. */
  readonly declinesUntilCheck: number;
  /** Card attempts of one shopper after which nothing more is sent to the bank. */
  readonly declinesUntilBlock: number;
  /** Card attempts from one source, which may be a whole office, after which a bot check is required. */
  readonly sourceDeclinesUntilCheck: number;
  /** Card attempts from one source after which nothing more is sent to the bank. */
  readonly sourceDeclinesUntilBlock: number;
}

export const checkoutLimits: CheckoutLimits = {
  items: { what: 'items', max: 120, seconds: 60 },
  checkouts: { what: 'checkouts', max: 120, seconds: 60 },
  holds: holdLimits,
  orders: { what: 'orders', max: 60, seconds: 60 },
  orderSearches: { what: 'order-search', max: 20, seconds: 600 },
  orderSearchesOfNumber: { what: 'order-search-number', max: 10, seconds: 3_600 },
  orderSearchesOfEmail: { what: 'order-search-email', max: 10, seconds: 3_600 },
  cancellations: { what: 'cancellations', max: 20, seconds: 600 },
  linkedOrders: { what: 'linked-order', max: 120, seconds: 60 },
  documents: { what: 'documents', max: 60, seconds: 60 },
  botChallenges: { what: 'bot-challenges', max: 30, seconds: 60 },
  declinesUntilCheck: 4,
  declinesUntilBlock: 8,
  sourceDeclinesUntilCheck: 8,
  sourceDeclinesUntilBlock: 40,
};

/** Dependencies of paying and placing orders. */
export interface Checkout {
  readonly shop: CommerceContext;
  readonly providers: PaymentProviders;
  readonly crash: CrashPoints;
  readonly bots: BotCheck;
  readonly limits: CheckoutLimits;
  /** Prefix of order numbers. */
  readonly orderPrefix: string;
}
