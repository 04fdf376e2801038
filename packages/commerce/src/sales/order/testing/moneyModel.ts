import { addItems, getBag, startCheckout } from '@touchline/contract/client/basket';
import { addCoupon } from '@touchline/contract/client/coupon';
import { addGiftCard } from '@touchline/contract/client/giftCard';
import { cancelOrder, getOrder, placeOrder } from '@touchline/contract/client/order';
import { getVouchers, redeemPoints, setVoucher } from '@touchline/contract/client/loyalty';
import { announceReturn } from '@touchline/contract/client/returns';
import { changeShipment } from '@touchline/contract/client/shipping';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import {
  openAccounts,
  type TestAccounts,
  type TestBrowser,
} from '../../../customers/account/testing/openAccounts.ts';
import { loyaltyRoutes } from '../../../customers/loyalty/loyaltyRoutes.ts';
import { settleLoyalty } from '../../../customers/loyalty/settleLoyalty.ts';
import { loyaltyMarket, memberIn } from '../../../customers/loyalty/testing/openLoyalty.ts';
import { sampleProduct } from '../../../catalogue/products/testing/sampleProduct.ts';
import { heardOf } from '../../fulfilment/heardOf.ts';
import { openParcels, parcelIdOf } from '../../fulfilment/openParcels.ts';
import { sentCard } from '../../giftCard/testing/sentCard.ts';
import { writeCoupon } from '../../coupon/testing/writeCoupon.ts';
import { receiveReturn } from '../../returns/receiveReturn.ts';
import type { Scenario } from '../../../sandbox/payment/scenarios.ts';
import type { CrashPoint } from '../CrashPoints.ts';
import { address, cardFor, payment, withId } from './buying.ts';
import { dieAt } from './dieAt.ts';
import type { CheckoutSetUp, TestShopper } from './openCheckout.ts';

/** One thing that happens to the shop. Orders are named by their place among those that were tried. */
export type Step =
  | {
      readonly kind: 'buy';
      readonly card: Scenario['kind'];
      readonly quantity: number;
      readonly giftCards: number;
      readonly hasCoupon: boolean;
      /** By the member, at the prices for members; and with the best of their vouchers. */
      readonly isMembers: boolean;
      readonly hasVoucher: boolean;
      readonly crash: CrashPoint | 'none';
    }
  | { readonly kind: 'cancel' | 'deliver' | 'return' | 'exchange'; readonly order: number }
  | { readonly kind: 'refundsAre'; readonly answer: 'lost' | 'refused' | 'made' }
  /** The member buys a voucher with points; time passes until what was bought before is worth points. */
  | { readonly kind: 'redeem' | 'mature' | 'loyalty' }
  | { readonly kind: 'events' | 'reconcile' | 'work' | 'restart' };

const sku = 'TL4101_080';
const otherSize = 'TL4101_090';
export const coupon = { code: 'TWICE', uses: 2 };
export const giftValues = [10_000, 3_000];

const setUp: CheckoutSetUp = {
  checkout: { guard: { timeLimit: 30_000, retries: 0, breakAfter: 1_000 } },
  market: {
    features: loyaltyMarket.features,
    loyalty: loyaltyMarket.loyalty,
    ...{ returnDays: 30, returns: { cost: 0, exchangeDays: 14 } },
  },
};
const product = () => {
  const sample = sampleProduct();
  return { ...sample, prices: sample.prices.map((price) => ({ ...price, member: 11_000 })) };
};

async function openShop(database: OpenDatabase, more: CheckoutSetUp): Promise<TestAccounts> {
  const shop = await openAccounts(database, { ...setUp, ...more });
  loyaltyRoutes(shop.router, shop.shop);
  return shop;
}

/** A shop with some gift cards and a coupon, to which anything may happen in any order. */
export class MoneyModel {
  checkout: TestAccounts;
  #member: TestBrowser;
  readonly #database: OpenDatabase;
  readonly #codes: readonly string[];
  readonly #tried: { shopper: TestShopper; orderId: string | undefined }[] = [];
  #events = 0;

  private constructor(
    database: OpenDatabase,
    checkout: TestAccounts,
    member: TestBrowser,
    codes: readonly string[],
  ) {
    this.#database = database;
    this.checkout = checkout;
    this.#member = member;
    this.#codes = codes;
  }

  static async open(database: OpenDatabase): Promise<MoneyModel> {
    const checkout = await openShop(database, { products: [product()] });
    await writeCoupon(checkout, coupon.code, { maxUses: coupon.uses });
    const codes: string[] = [];
    for (const [at, minor] of giftValues.entries()) codes.push(await sentCard(checkout, `ca${at}`, minor));
    const { browser } = await memberIn(checkout, 'maya@example.org');
    return new MoneyModel(database, checkout, browser, codes);
  }

  async run(step: Step): Promise<void> {
    switch (step.kind) {
      case 'buy':
        return this.#buy(step);
      case 'cancel':
        return this.#cancel(step.order);
      case 'deliver':
        return this.#deliver(step.order);
      case 'return':
        return this.#return(step.order);
      case 'exchange':
        return this.#return(step.order, true);
      case 'refundsAre':
        return this.#answerRefunds(step.answer);
      case 'redeem':
        await redeemPoints(this.#member.call, 500, crypto.randomUUID());
        return;
      case 'mature':
        return this.#mature();
      case 'loyalty':
        await Promise.all([settleLoyalty(this.checkout.shop), settleLoyalty(this.checkout.shop)]);
        return;
      case 'events':
        await this.checkout.sandbox.deliverEvents();
        return;
      case 'reconcile':
        this.checkout.clock.advance(61_000);
        await this.checkout.jobs.reconcile();
        return;
      case 'work':
        await Promise.all([this.checkout.jobs.workFulfilment(), this.checkout.jobs.workFulfilment()]);
        return;
      case 'restart':
        return this.#restart();
    }
  }

  /** Everything is repaired, and has the time that it needs. */
  async settle(): Promise<void> {
    await this.#restart();
    for (let round = 0; round < 3; round += 1) {
      this.checkout.clock.advance(31 * 60_000);
      await this.checkout.sandbox.deliverEvents();
      await this.checkout.jobs.reconcile();
      await this.checkout.jobs.workFulfilment();
      await settleLoyalty(this.checkout.shop);
    }
  }

  /** How many pieces there are of both sizes. */
  async onHand(): Promise<number> {
    const counts = await Promise.all([sku, otherSize].map((one) => this.checkout.stock(one)));
    return counts.reduce((sum, { onHand }) => sum + onHand, 0);
  }

  async #restart(crash?: ReturnType<typeof dieAt>['crash']): Promise<void> {
    const { clock } = this.checkout;
    const more = crash ? { checkout: { ...setUp.checkout, crash } } : {};
    // Only the first start writes products and their stock.
    this.checkout = await openShop(this.#database, { ...more, clock, products: [] });
    const { session, token } = this.#member;
    this.#member = this.checkout.browser();
    this.#member.session.current = session.current;
    this.#member.token.current = token.current;
  }

  /** Nothing can be returned any more of what was ordered until now, as far as points go. */
  async #mature(): Promise<void> {
    await this.checkout.rows(
      "update orders set placed_at = placed_at - interval '31 days' where placed_at is not null",
    );
    await this.checkout.rows("update loyalty_members set joined_at = joined_at - interval '31 days'");
    await settleLoyalty(this.checkout.shop);
  }

  async #buy(step: Extract<Step, { kind: 'buy' }>): Promise<void> {
    const { crash } = step;
    const dying = crash === 'none' ? undefined : dieAt(crash);
    if (dying) await this.#restart(dying.crash);
    const shopper = step.isMembers ? this.#member : this.checkout.shopper();
    const tried = { shopper, orderId: undefined as string | undefined };
    this.#tried.push(tried);
    const placing = this.#place(shopper, step).catch(() => undefined);
    const found = await (dying ? Promise.race([dying.died, placing]) : placing);
    tried.orderId = found;
    if (dying) await this.#restart();
  }

  async #place(
    { call }: TestShopper,
    { card, quantity, giftCards, hasCoupon, hasVoucher }: Extract<Step, { kind: 'buy' }>,
  ): Promise<string | undefined> {
    const shopper = { call } as TestShopper;
    const added = await addItems(call, undefined, [{ productId: sku, quantity }]);
    if (added.kind !== 'done') return undefined;
    const { basketId } = withId(added.basket);
    await changeShipment(call, basketId, { shippingAddress: address, shippingOptionId: 'standard' });
    if (hasCoupon) await addCoupon(call, basketId, coupon.code, 'checkout');
    if (hasVoucher) await this.#useVoucher(call, basketId);
    for (const code of this.#codes.slice(0, giftCards)) await addGiftCard(call, basketId, code);
    await startCheckout(call);
    const { pricing } = await getBag(call);
    const isFree = pricing.due === 0;
    const outcome = await placeOrder(
      call,
      {
        ...{
          basketId,
          paymentMethodId: isFree ? 'ZERO_VALUE' : 'CREDIT_CARD',
          confirmedTotal: pricing.total,
        },
        ...(pricing.due === undefined ? {} : { confirmedDue: pricing.due }),
        ...(isFree ? {} : await payment(this.checkout, shopper, basketId, cardFor(card))),
      },
      crypto.randomUUID(),
    );
    return outcome.kind === 'placed' || outcome.kind === 'pending' ? outcome.order.orderId : undefined;
  }

  async #useVoucher(call: TestShopper['call'], basketId: string): Promise<void> {
    const found = await getVouchers(call);
    const best = found.kind === 'done' ? found.answer.find(({ status }) => status === 'ACTIVE') : undefined;
    if (best) await setVoucher(call, basketId, best.code);
  }

  async #ordered(at: number) {
    const { shopper, orderId } = this.#tried[at % Math.max(1, this.#tried.length)] ?? {};
    const order =
      shopper && orderId ? await getOrder(shopper.call, orderId).catch(() => undefined) : undefined;
    return shopper && order ? { shopper, call: shopper.call, order } : undefined;
  }

  async #cancel(at: number): Promise<void> {
    const found = await this.#ordered(at);
    if (!found) return;
    const { orderId } = found.order;
    await Promise.all([1, 2].map(() => cancelOrder(found.call, { orderId })));
  }

  async #deliver(at: number): Promise<void> {
    const found = await this.#ordered(at);
    if (!found) return;
    const { orderId } = found.order;
    await openParcels(this.#database.db, orderId, this.checkout.clock.now());
    const parcel = { parcelId: parcelIdOf(orderId, 0), eventId: `e${(this.#events += 1)}` };
    const news = { ...parcel, state: 'delivered' as const, at: this.checkout.clock.now().toISOString() };
    await heardOf(this.checkout.shop, 'test', news);
    await heardOf(this.checkout.shop, 'test', news);
  }

  /** One piece goes back, for its money or for the other size. */
  async #return(at: number, isExchange = false): Promise<void> {
    const found = await this.#ordered(at);
    const [line] = found?.order.productLineItemList ?? [];
    if (!found || !line) return;
    const exchangeFor = line.productId === sku ? otherSize : sku;
    const announced = await announceReturn(
      found.call,
      { orderId: found.order.orderId },
      {
        ...{ requestKey: crypto.randomUUID(), method: 'dropOff' },
        lines: [
          {
            ...{ itemId: line.itemId, quantity: 1, reason: 'tooSmall' },
            ...(isExchange ? { exchangeFor } : {}),
          },
        ],
      },
    );
    if (announced.kind !== 'announced') return;
    const { returns = [] } = announced.order;
    for (const { returnId, state } of returns) {
      if (state !== 'announced') continue;
      await receiveReturn(this.checkout.shop, returnId);
      const { returns: now = [] } = (await getOrder(found.call, found.order.orderId)) ?? {};
      const orderId = now.find((one) => one.returnId === returnId)?.replacementId;
      if (orderId !== undefined) this.#tried.push({ shopper: found.shopper, orderId });
    }
  }

  async #answerRefunds(answer: 'lost' | 'refused' | 'made'): Promise<void> {
    const { provider } = this.checkout.sandbox;
    const make = Object.getPrototypeOf(provider).refund.bind(provider) as typeof provider.refund;
    if (answer === 'made') provider.refund = make;
    if (answer === 'refused') provider.refund = async () => ({ kind: 'refused', reason: 'No.' });
    if (answer === 'lost')
      provider.refund = async (asked) => {
        await make(asked);
        return { kind: 'unknown' };
      };
  }
}
