import { getBag, startCheckout } from '@touchline/contract/client/basket';
import { placeOrder } from '@touchline/contract/client/order';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import { postWalletCode, startWalletSignIn } from '@touchline/contract/client/wallet';
import type { PrimeError } from '@touchline/contract/codes';
import type { Surface } from '@touchline/contract/endpoint';
import type { DeliveryMethod } from '@touchline/contract/market/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag, orderIn, payment } from '../order/testing/buying.ts';
import {
  openCheckout,
  shopOrigin,
  type TestCheckout,
  type TestShopper,
} from '../order/testing/openCheckout.ts';
import { sku, stockStore } from '../pickup/testing/collecting.ts';
import type { WalletProvider } from '../wallet/WalletProvider.ts';
import { walletRoutes } from '../wallet/walletRoutes.ts';

const [standard] = testMarket().deliveryMethods as [DeliveryMethod];
const prime: DeliveryMethod = {
  ...standard,
  ...{
    id: 'prime',
    shippingType: 'express',
    carrierName: 'Amazon',
    carrierCode: 'AMZL',
    carrierService: 'PRIME',
  },
  ...{ price: 0, leadDays: { from: 1, to: 1 }, shipNode: 'PRIME-1', texts: { en: 'With Prime.' } },
  zones: [{ postalCodes: ['ZE'], isUnserviceable: true }],
};
const market = { deliveryMethods: [prime, standard], features: { walletSignIn: true, guestCheckout: true } };
const redirectAddress = `${shopOrigin}/gb/checkout/amazon-callback`;

/** A wallet whose buyer has Prime, until it says otherwise. */
class Wallet implements WalletProvider {
  says: 'prime' | 'none' | 'tokenRefused' | 'nothing' = 'prime';
  startUrl = ({ state }: { state: string }) => `https://wallet.example/?state=${state}`;
  exchange = async () => ({
    ...{ email: 'maya@example.org', firstName: 'Maya', lastName: 'Okafor', hasPrime: this.says !== 'none' },
    token: 'token',
  });
  async primeOf() {
    if (this.says === 'nothing') throw new Error('no connection');
    return this.says;
  }
}

describeOnDatabases('Delivery with Prime', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let wallet: Wallet;
  let shopper: TestShopper;
  let basketId: string;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  /** A shopper with two pieces in the bag and an address; the Prime warehouse has `there` of them, or none of the kind. */
  async function begin(there: number | undefined, surface: Surface = 'chk') {
    wallet = new Wallet();
    checkout = await openCheckout(database, { market, wallet });
    walletRoutes(checkout.router, checkout.shop);
    if (there !== undefined) await stockStore(database.db, 'PRIME-1', there);
    shopper = checkout.shopper();
    shopper.use(surface);
    ({ basketId } = await fillBag(shopper, 2));
    await changeShipment(shopper.call, basketId, { shippingAddress: address });
  }
  async function signIn() {
    const about = { basketId, redirectAddress, userId: undefined };
    const state = new URL(await startWalletSignIn(shopper.call, about)).searchParams.get('state') ?? '';
    await postWalletCode(shopper.call, { ...about, state, code: 'code' });
  }
  const choose = (shippingOptionId: string) =>
    changeShipment(shopper.call, basketId, { shippingOptionId, shippingType: 'express' });
  const listed = async () =>
    (await getShippingMethods(shopper.call, basketId)).map(({ id, errorCode }) => [id, errorCode]);
  const inNode = () => checkout.stock(`${sku}@PRIME-1`);
  const chosen = async () => (await getBag(shopper.call)).shipmentList[0]?.shippingLineItem?.id;

  describe.each<Surface>(['chk', 'bridge'])('asked for at %s', (surface) => {
    it('takes the goods from its own warehouse, with price, text and days on the order', async () => {
      await begin(3, surface);
      const usual = await checkout.stock(sku);
      await signIn();
      expect(await listed()).toEqual([
        ['prime', undefined],
        ['standard', undefined],
      ]);
      // It is never chosen for anybody.
      expect(await chosen()).toBe('standard');
      await choose('prime');
      await startCheckout(shopper.call);
      expect(await inNode()).toEqual({ onHand: 3, held: 2 });
      expect(orderIn(await pay()).shippingLineItemList).toMatchObject([
        {
          ...{ id: 'prime', carrierService: 'PRIME', text: 'With Prime.', pricing: { price: 0 } },
          deliveryPeriod: { from: '2026-11-24', to: '2026-11-24' },
        },
      ]);
      expect(await inNode()).toEqual({ onHand: 1, held: 0 });
      expect(await checkout.stock(sku)).toEqual(usual);
    });
  });
  const pay = async () => {
    const { pricing } = await getBag(shopper.call);
    const card = await payment(checkout, shopper, basketId);
    const request = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total, ...card };
    return placeOrder(shopper.call, request, crypto.randomUUID());
  };

  it.each<[PrimeError, () => Promise<unknown>]>([
    ['UserNotPrimeAuthenticated', () => begin(3)],
    ['ShopperNotPrimeEnabled', () => signedIn(3, 'none')],
    ['InvalidTokenForPrime', () => signedIn(3, 'tokenRefused')],
    ['UnknownPrimeError', () => signedIn(3, 'nothing')],
    ['ItemNotPrimeEnabled', () => signedIn(undefined)],
    ['ItemOutOfStockForPrime', () => signedIn(0)],
    ['ItemAmountUnavailableForPrime', () => signedIn(1)],
    ['InvalidAddressForPrime', () => signedIn(3, 'prime', 'ZE1 0AA')],
  ])(
    'refuses it by %s, tells so in the list, and leaves the other deliveries [C5.30, C8.40, C6.10]',
    async (errorCode, arrange) => {
      await arrange();
      expect(await choose('prime')).toEqual({ kind: 'primeRefused', errorCode });
      // A wallet that does not answer now may answer the next time.
      const told = errorCode === 'UnknownPrimeError' ? undefined : errorCode;
      expect(await listed()).toContainEqual(['prime', told]);
      expect(await chosen()).toBe('standard');
      expect(await choose('standard')).toMatchObject({ kind: 'done' });
    },
  );
  async function signedIn(there: number | undefined, says: Wallet['says'] = 'prime', postalCode?: string) {
    await begin(there);
    if (postalCode)
      await changeShipment(shopper.call, basketId, { shippingAddress: { ...address, postalCode } });
    await signIn();
    wallet.says = says;
  }

  it('is not told of to a guest whom signing in would not bring it', async () => {
    await begin(0);
    expect(await listed()).toEqual([['standard', undefined]]);
  });

  it('is asked for again before paying: what has ended or sold out is told, nothing is taken, and another delivery is paid', async () => {
    await signedIn(3);
    await choose('prime');
    await startCheckout(shopper.call);
    wallet.says = 'none';
    expect(await pay()).toEqual({
      ...{ kind: 'primeRefused', errorCode: 'ShopperNotPrimeEnabled' },
    });
    expect((await getBag(shopper.call)).messageList).toContainEqual({
      type: 'ShippingMethodInapplicable',
      details: { errorCode: 'ShopperNotPrimeEnabled' },
    });
    expect(await checkout.rows('select id from orders')).toEqual([]);

    wallet.says = 'prime';
    await signIn();
    expect(await chosen()).toBe('prime');
    await checkout.rows(`update stock set on_hand = 1 where sku = '${sku}@PRIME-1'`);
    expect(await pay()).toMatchObject({
      ...{ kind: 'primeRefused', errorCode: 'ItemAmountUnavailableForPrime' },
    });
    await choose('standard');
    expect(await pay()).toMatchObject({ kind: 'placed' });
  });
});
