import type { BotCheck } from '../bots/BotCheck.ts';
import type { PaymentProvider } from '../payment/PaymentProvider.ts';
import type { Limit } from '../limits/RateLimits.ts';
import type { Shop } from '../Shop.ts';
import type { CrashPoints } from './CrashPoints.ts';

/** How much of what one source or shopper may do. */
export interface CheckoutLimits {
  /** Changes of lines by one source. */
  readonly items: Limit;
  /** Holds on stock asked for by one source. */
  readonly checkouts: Limit;
  /** Orders asked for by one source. */
  readonly orders: Limit;
  /** Orders looked for by one source, by number and email address. */
  readonly orderSearches: Limit;
  /** The same for one order number, from all sources together. */
  readonly orderSearchesOfNumber: Limit;
  /** The same for one email address, from all sources together. */
  readonly orderSearchesOfEmail: Limit;
  /** Links to orders opened by one source. */
  readonly linkedOrders: Limit;
  /** Challenges of the bot check asked for by one source. */
  readonly botChallenges: Limit;
  /** Tries of one shopper (declined in the last hour, or under way) after which a bot check is asked for. */
  readonly declinesUntilCheck: number;
  /** Tries of one shopper after which nothing is sent to the bank any more. */
  readonly declinesUntilBlock: number;
  /** Tries of one source, which may be a whole office, after which a bot check is asked for. */
  readonly sourceDeclinesUntilCheck: number;
  /** Tries of one source after which nothing is sent to the bank any more. */
  readonly sourceDeclinesUntilBlock: number;
}

export const checkoutLimits: CheckoutLimits = {
  items: { what: 'items', most: 120, seconds: 60 },
  checkouts: { what: 'checkouts', most: 120, seconds: 60 },
  orders: { what: 'orders', most: 60, seconds: 60 },
  orderSearches: { what: 'order-search', most: 20, seconds: 600 },
  orderSearchesOfNumber: { what: 'order-search-number', most: 10, seconds: 3_600 },
  orderSearchesOfEmail: { what: 'order-search-email', most: 10, seconds: 3_600 },
  linkedOrders: { what: 'linked-order', most: 120, seconds: 60 },
  botChallenges: { what: 'bot-challenges', most: 30, seconds: 60 },
  declinesUntilCheck: 4,
  declinesUntilBlock: 8,
  sourceDeclinesUntilCheck: 8,
  sourceDeclinesUntilBlock: 40,
};

/** What paying and placing work with. */
export interface Checkout {
  readonly shop: Shop;
  readonly provider: PaymentProvider;
  readonly crash: CrashPoints;
  readonly bots: BotCheck;
  readonly limits: CheckoutLimits;
  /** First letters of order numbers. */
  readonly orderPrefix: string;
}
