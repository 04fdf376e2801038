import { basketRoutes } from '../basket/routes.ts';
import { transferRoutes } from '../basket/transferRoutes.ts';
import { noBotCheck, type BotCheck } from '../../kernel/bots/BotCheck.ts';
import type { GuardOptions } from '../payment/guardProvider.ts';
import type { FulfilmentPort } from '../fulfilment/FulfilmentPort.ts';
import { expressRoutes } from '../express/expressRoutes.ts';
import { fulfilmentRoutes } from '../fulfilment/fulfilmentRoutes.ts';
import { workFulfilment } from '../fulfilment/workFulfilment.ts';
import { couponRoutes } from '../coupon/couponRoutes.ts';
import { giftCardRoutes } from '../giftCard/giftCardRoutes.ts';
import { deliveryRoutes } from '../delivery/deliveryRoutes.ts';
import type { PaymentProvider } from '../payment/PaymentProvider.ts';
import { PaymentProviders, type ProvidersByProcessor } from '../payment/PaymentProviders.ts';
import { paymentRoutes } from './paymentRoutes.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { permissionRoutes } from '../permissions/permissionRoutes.ts';
import { schedulingRoutes } from '../scheduling/schedulingRoutes.ts';
import { pickupRoutes } from '../pickup/pickupRoutes.ts';
import { shippingRoutes } from '../shipping/routes.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { checkoutLimits, type Checkout, type CheckoutLimits } from './Checkout.ts';
import { noCrashes, type CrashPoints } from './CrashPoints.ts';
import { reconcile, type Reconciled } from './reconcile.ts';
import { removeRegistrations } from '../savedMethods/removeRegistrations.ts';
import { savedMethodRoutes } from '../savedMethods/savedMethodRoutes.ts';
import { documentRoutes } from '../documents/documentRoutes.ts';
import { returnRoutes } from '../returns/returnRoutes.ts';
import { linkRoutes } from './linkRoutes.ts';
import { orderRoutes } from './routes.ts';

export interface CheckoutOptions {
  /** Serves the processors without a provider of their own; without one their methods can't be used. */
  readonly provider?: PaymentProvider | undefined;
  /** Providers by processor. */
  readonly providers?: ProvidersByProcessor;
  /** Time limit, retries and circuit breaker of the provider. */
  readonly guard?: Omit<GuardOptions, 'clock' | 'log' | 'shopOrigin'>;
  /** Bot check required after several declined cards. @default no caller passes */
  readonly bots?: BotCheck;
  readonly limits?: Partial<CheckoutLimits>;
  /** Points at which a test build may crash. @default none */
  readonly crash?: CrashPoints;
  /** Whoever packs and sends. @default nobody: orders move by events and by hand only */
  readonly fulfilment?: FulfilmentPort | undefined;
  /** Signs the events of warehouses and carriers; without one their address is closed. */
  readonly fulfilmentSecret?: string | undefined;
  /** Prefix of order numbers. @default 'TL' */
  readonly orderPrefix?: string;
}

/** Background jobs of the checkout. */
export interface CheckoutJobs {
  readonly checkout: Checkout;
  /** Settles payments whose result was not received. Run it at start-up and at intervals (15 s). */
  reconcile(): Promise<Reconciled>;
  /** Moves parcels: see `workFulfilment`. Run it at intervals (2 s). */
  workFulfilment(): Promise<void>;
  /** Tells providers of means of payment that were removed. Run it at intervals (60 s); returns how many are gone. */
  removeRegistrations(): Promise<number>;
}

/** Mounts basket, delivery, payment and order routes on both surfaces, with the same data. */
export function checkoutRoutes(
  router: Router,
  shop: CommerceContext,
  options: CheckoutOptions,
): CheckoutJobs {
  const providers = new PaymentProviders(options.providers ?? {}, options.provider, {
    ...{ log: shop.log, shopOrigin: shop.origin },
    ...options.guard,
  });
  const checkout: Checkout = {
    shop,
    providers,
    crash: options.crash ?? noCrashes,
    bots: options.bots ?? noBotCheck,
    limits: { ...checkoutLimits, ...options.limits },
    orderPrefix: options.orderPrefix ?? 'TL',
  };
  basketRoutes(router, shop, checkout.limits);
  transferRoutes(router, shop);
  shippingRoutes(router, shop, checkout.limits);
  schedulingRoutes(router, shop);
  permissionRoutes(router, shop);
  deliveryRoutes(router, shop);
  pickupRoutes(router, shop);
  // Before the calls that name a method at the same place.
  giftCardRoutes(router, shop);
  couponRoutes(router, shop);
  paymentRoutes(router, checkout);
  expressRoutes(router, checkout);
  orderRoutes(router, checkout);
  linkRoutes(router, checkout);
  returnRoutes(router, checkout);
  documentRoutes(router, checkout);
  fulfilmentRoutes(router, shop, options.fulfilmentSecret);
  savedMethodRoutes(router, shop, providers);
  return {
    checkout,
    reconcile: () => reconcile(shop, providers),
    workFulfilment: () => workFulfilment(checkout, options.fulfilment),
    removeRegistrations: () => removeRegistrations(shop, providers),
  };
}
