import { changeShipment } from '@touchline/contract/client/shipping';
import { getBag, startCheckout } from '@touchline/contract/client/basket';
import { getOrder, getPaymentMethods, startHostedPayment } from '@touchline/contract/client/order';
import { postWalletCode, startWalletSignIn } from '@touchline/contract/client/wallet';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { neutralDesign } from '../../kernel/brand/BrandDesign.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { code } from '../../sandbox/payment/cardToken.ts';
import { createSandboxWallet, type SandboxWallet } from '../../sandbox/wallet/createSandboxWallet.ts';
import { address, fillBag, withId } from '../order/testing/buying.ts';
import {
  noon,
  openCheckout,
  paymentMethods,
  shopOrigin,
  type TestCheckout,
  type TestShopper,
} from '../order/testing/openCheckout.ts';
import { payAtService } from '../order/testing/servicePages.ts';
import { walletRoutes } from './walletRoutes.ts';

const redirectAddress = `${shopOrigin}/gb/checkout/amazon-callback`;
const amazonPay = {
  ...{ id: 'AMAZON_PAY', names: { en: 'Amazon Pay' }, async: false, earlyCapture: false },
  ...({ paymentProcessor: 'comnext', flow: 'walletSession' } as const),
};
const refusing = code({ kind: 'decline', code: 'InsufficientFundsError' });

describeOnDatabases('Paying with the wallet that signed in', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let wallet: SandboxWallet;
  let shopper: TestShopper;
  let basketId: string;
  beforeEach(async () => {
    database = await open();
    const clock = new SettableClock(noon);
    wallet = createSandboxWallet({
      ...{ secret: 'the secret of the wallet', origin: 'https://wallet.example', shopOrigin },
      ...{ design: neutralDesign('shop'), clock, addressIn: async () => undefined },
    });
    checkout = await openCheckout(database, {
      ...{ clock, wallet: wallet.provider },
      market: {
        features: { walletSignIn: true, guestCheckout: true },
        paymentMethods: [...paymentMethods, amazonPay],
      },
    });
    walletRoutes(checkout.router, checkout.shop);
    shopper = checkout.shopper();
    ({ basketId } = await fillBag(shopper));
  });
  afterEach(() => database.close());

  async function signIn(pays: string): Promise<void> {
    const about = { basketId, redirectAddress, userId: undefined };
    const url = await startWalletSignIn(shopper.call, about);
    const body = new URLSearchParams({
      ...{ action: 'approve', name: 'Maya Lind', email: 'maya@example.org', pays },
    });
    const back = await wallet.fetch(new Request(url, { method: 'POST', body, redirect: 'manual' }));
    const { searchParams } = new URL(back.headers.get('location') ?? '');
    const [answer, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
    await postWalletCode(shopper.call, { ...about, code: answer, state });
    await changeShipment(shopper.call, basketId, { shippingAddress: address, shippingOptionId: 'standard' });
    await startCheckout(shopper.call);
  }
  async function pay() {
    const { pricing } = withId(await getBag(shopper.call));
    const body = { basketId, paymentMethodId: 'AMAZON_PAY', confirmedTotal: pricing.total };
    return startHostedPayment(shopper.call, body, crypto.randomUUID());
  }
  const isSignedIn = async () =>
    (await getPaymentMethods(shopper.call, basketId, {})).paymentMethods.find(({ id }) => id === 'AMAZON_PAY')
      ?.isSignedIn;

  it.each(['chk', 'bridge'] as const)('needs no other page on %s', async (surface) => {
    shopper.use(surface);
    await signIn('approve');
    expect(await isSignedIn()).toBe(true);
    const outcome = await pay();
    if (outcome.kind !== 'placed') throw new Error(outcome.kind);
    const order = await getOrder(shopper.call, outcome.order.orderId);
    expect(order?.payment).toEqual({ paymentMethodId: 'AMAZON_PAY', name: 'Amazon Pay' });
  });

  it('is tried once: after a refusal the shopper chooses at the wallet what pays', async () => {
    await signIn(refusing);
    expect(await pay()).toMatchObject({ kind: 'declined', error: { errorCode: 'InsufficientFundsError' } });
    expect(await isSignedIn()).toBeUndefined();
    const outcome = await pay();
    if (outcome.kind !== 'redirect') throw new Error(outcome.kind);
    await payAtService(checkout, outcome.url);
    await checkout.sandbox.deliverEvents();
    expect(await getOrder(shopper.call, outcome.orderId)).toMatchObject({ status: 'new' });
  });

  it('is over after an hour, and without a sign-in it is paid at the wallet', async () => {
    await signIn('approve');
    checkout.clock.advance(60 * 60_000);
    expect(await isSignedIn()).toBeUndefined();
    await startCheckout(shopper.call);
    expect((await pay()).kind).toBe('redirect');
  });
});
