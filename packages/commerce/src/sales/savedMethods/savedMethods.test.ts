import {
  deleteAccount,
  downloadAccountData,
  loginByCode,
  requestLoginCode,
} from '@touchline/contract/client/account';
import {
  failOrder,
  finalizePayment,
  getPaymentMethods,
  placeOrder,
  startHostedPayment,
  type PlaceRequest,
} from '@touchline/contract/client/order';
import {
  getRegistrations,
  removePaymentMethod,
  removeRegistration,
} from '@touchline/contract/client/savedMethods';
import { isCardRegistration } from '@touchline/contract/savedMethods/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { cardFor, payment, readyBag } from '../order/testing/buying.ts';
import { paymentMethods, sandboxOrigin } from '../order/testing/openCheckout.ts';
import { payAtService } from '../order/testing/servicePages.ts';

const paypal = {
  ...paymentMethods[1],
  id: 'PAYPAL',
  flow: 'redirect',
  names: { en: 'PayPal' },
} as (typeof paymentMethods)[number];
const market = {
  paymentMethods: [...paymentMethods, paypal, { ...paypal, id: 'KLARNA_PAY_LATER' }],
  features: { savedCard: true, guestCheckout: true },
};

describeOnDatabases('Means of payment that are kept', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database, { market });
    maya = shop.browser();
    await registered(maya, 'maya@example.org');
  });
  afterEach(() => database.close());

  const place = async (browser: TestBrowser, how: Partial<PlaceRequest>, number?: string) => {
    const { basketId, pricing } = await readyBag(browser);
    const token = how.registrationId === undefined ? await payment(shop, browser, basketId, number) : {};
    const body = {
      basketId,
      paymentMethodId: 'CREDIT_CARD',
      confirmedTotal: pricing.total,
      ...token,
      ...how,
    };
    return placeOrder(browser.call, body, crypto.randomUUID());
  };
  const kept = (browser = maya) => getRegistrations(browser.call);
  const firstKept = async () => (await kept())?.[0]?.id ?? '';
  const atProvider = () => shop.rows<{ id: string }>('select id from sandbox_registration');

  it('are kept only when the shopper asks for it, show what may be shown, and are kept once [C3.23, C3.24]', async () => {
    await place(maya, {});
    expect(await kept()).toEqual([]);
    await place(maya, { savePaymentMethod: true });
    await place(maya, { savePaymentMethod: true });
    const all = await kept();
    expect(all).toEqual([
      {
        ...{ id: expect.any(String) as string, createdAt: shop.clock.now().toISOString() },
        ...{ paymentMethodId: 'CREDIT_CARD', card: { brand: 'VISA', lastDigits: '4242', expiry: '2029-08' } },
      },
    ]);
    expect(all?.map(isCardRegistration)).toEqual([true]);
    // Nothing of the card's number is anywhere.
    const everything = JSON.stringify([
      await shop.rows('select * from saved_payment_methods'),
      await shop.rows('select * from sandbox_registration'),
      await shop.rows('select * from payments'),
    ]);
    expect(everything).not.toContain(cardFor('approve'));
  });

  it('pay an order without anything typed, as the card behaves', async () => {
    await place(maya, { savePaymentMethod: true });
    expect(await place(maya, { registrationId: await firstKept() })).toMatchObject({
      kind: 'placed',
      order: { payment: { paymentMethodId: 'CREDIT_CARD', lastDigits: '4242' } },
    });
    expect(await atProvider()).toHaveLength(1);
  });

  it('pay as before when the secret of the shop was changed, and when the one before is gone', async () => {
    await place(maya, { savePaymentMethod: true });
    const registrationId = await firstKept();
    const secret = 'another secret of the shop, which is long enough';
    const previousSecret = 'a secret for tests, long enough to be taken';
    let session = maya.session.current;
    for (const secrets of [{ secret, previousSecret }, { secret }]) {
      shop = await openAccounts(database, { market, secrets });
      const browser = shop.browser();
      browser.session.current = session;
      expect(await place(browser, { registrationId })).toMatchObject({ kind: 'placed' });
      session = browser.session.current;
    }
  });

  it('may need the bank’s step, and are kept after it', async () => {
    const first = await place(maya, { savePaymentMethod: true }, cardFor('step'));
    if (first.kind !== 'challenge') throw new Error(first.kind);
    expect(await kept()).toEqual([]);
    const answer = await shop.sandbox.fetch(
      new Request(first.url, {
        method: 'POST',
        headers: { origin: sandboxOrigin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'action=approve',
      }),
    );
    expect(answer.status).toBe(200);
    const [{ basket_id: basketId } = { basket_id: '' }] = await shop.rows<{ basket_id: string }>(
      'select basket_id from orders',
    );
    await finalizePayment(maya.call, basketId, 'CREDIT_CARD', first.orderId);
    expect(await kept()).toHaveLength(1);
    const again = await place(maya, { registrationId: await firstKept() });
    expect(again.kind).toBe('challenge');
    if (again.kind === 'challenge') await failOrder(maya.call, again.orderId);
  });

  it('are not kept when the payment is declined', async () => {
    const outcome = await place(maya, { savePaymentMethod: true }, cardFor('decline', 'CardError'));
    expect(outcome.kind).toBe('declined');
    expect(await kept()).toEqual([]);
  });

  it('are kept of PayPal too, from its own page, and are no card [C3.23, C3.24]', async () => {
    const { basketId, pricing } = await readyBag(maya);
    const started = await startHostedPayment(
      maya.call,
      { basketId, paymentMethodId: 'PAYPAL', confirmedTotal: pricing.total, savePaymentMethod: true },
      crypto.randomUUID(),
    );
    if (started.kind !== 'redirect') throw new Error(started.kind);
    await payAtService(shop, started.url);
    await finalizePayment(maya.call, basketId, 'PAYPAL', started.orderId);
    const [registration] = (await kept()) ?? [];
    expect(registration).toMatchObject({ paymentMethodId: 'PAYPAL', card: { brand: 'PAYPAL' } });
    expect(registration && isCardRegistration(registration)).toBe(false);
    expect(
      await place(maya, { paymentMethodId: 'PAYPAL', registrationId: registration?.id ?? '' }),
    ).toMatchObject({ kind: 'placed', order: { payment: { paymentMethodId: 'PAYPAL' } } });
  });

  it('are cards and PayPal only: a plan or a bank has nothing to keep', async () => {
    const { basketId } = await readyBag(maya);
    const { paymentMethods: offered } = await getPaymentMethods(maya.call, basketId);
    expect(offered.map(({ id, canBeKept = false }) => [id, canBeKept])).toEqual([
      ['CREDIT_CARD', true],
      ['CARD_PAGE', true],
      ['PAYPAL', true],
      ['KLARNA_PAY_LATER', false],
    ]);
  });

  it('are removed here and at the provider, by either address [C7.54, C7.55]', async () => {
    for (const remove of [removePaymentMethod, removeRegistration]) {
      await place(maya, { savePaymentMethod: true });
      const id = await firstKept();
      expect(await remove(maya.call, id)).toEqual({ kind: 'done', registrations: [] });
      expect([await kept(), await atProvider()]).toEqual([[], []]);
      expect(await shop.rows('select id from saved_payment_methods')).toEqual([]);
      expect(await remove(maya.call, id)).toEqual({ kind: 'gone' });
      expect(await place(maya, { registrationId: id })).toEqual({ kind: 'registrationGone' });
    }
  });

  it('are nobody else’s', async () => {
    await place(maya, { savePaymentMethod: true });
    const id = await firstKept();
    const noah = shop.browser();
    await registered(noah, 'noah@example.org');
    expect(await kept(noah)).toEqual([]);
    expect(await removeRegistration(noah.call, id)).toEqual({ kind: 'gone' });
    expect(await place(noah, { registrationId: id })).toEqual({ kind: 'registrationGone' });
    const guest = shop.browser();
    expect(await kept(guest)).toBeUndefined();
    await expect(place(guest, { registrationId: id })).rejects.toMatchObject({ status: 404 });
    expect(await kept()).toHaveLength(1);
  });

  it('are not shown to the owner of an email address with which somebody else had registered', async () => {
    await place(maya, { savePaymentMethod: true });
    const owner = shop.browser();
    await requestLoginCode(owner.call, 'maya@example.org');
    const { secret: code } = await shop.mailTo('maya@example.org', 'email-code');
    const entrance = { email: 'maya@example.org', code, persistentLogin: false, isMobile: false };
    expect((await loginByCode(owner.call, entrance)).kind).toBe('signedIn');
    expect(await kept(owner)).toEqual([]);
    expect(await shop.jobs.removeRegistrations()).toBe(1);
    expect(await atProvider()).toEqual([]);
  });

  it('are never kept for a guest, who is not asked either', async () => {
    const guest = shop.browser();
    const { basketId } = await readyBag(guest);
    const offered = async (browser: TestBrowser, id: string) =>
      (await getPaymentMethods(browser.call, id)).paymentMethods.map(({ canBeKept = false }) => canBeKept);
    expect(await offered(guest, basketId)).toEqual([false, false, false, false]);
    expect(await offered(maya, (await readyBag(maya)).basketId)).toEqual([true, true, true, false]);
    expect(await place(guest, { savePaymentMethod: true })).toMatchObject({ kind: 'placed' });
    expect(await atProvider()).toEqual([]);
  });

  it('pay only after a fresh sign-in', async () => {
    await place(maya, { savePaymentMethod: true });
    const id = await firstKept();
    await shop.rows(`update sessions set authenticated_at = timestamptz '2020-01-01'`);
    expect(await place(maya, { registrationId: id })).toEqual({ kind: 'freshSignInNeeded' });
  });

  it('are part of the account’s download, and go with the account here and at the provider', async () => {
    await place(maya, { savePaymentMethod: true });
    const download = await downloadAccountData(maya.call);
    expect(download).toMatchObject({
      kind: 'ready',
      data: {
        paymentMethods: [
          { paymentMethodId: 'CREDIT_CARD', cardBrand: 'VISA', lastDigits: '4242', expiry: '2029-08' },
        ],
      },
    });
    await deleteAccount(maya.call, { currentPassword: goodPassword });
    expect(await atProvider()).toHaveLength(1);
    expect(await shop.jobs.removeRegistrations()).toBe(1);
    expect([await atProvider(), await shop.rows('select id from saved_payment_methods')]).toEqual([[], []]);
  });
});
