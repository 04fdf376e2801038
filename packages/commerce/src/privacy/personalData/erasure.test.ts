import { deleteAccount } from '@touchline/contract/client/account';
import { addAddress } from '@touchline/contract/client/addressBook';
import { startCheckout } from '@touchline/contract/client/basket';
import { placeOrder } from '@touchline/contract/client/order';
import { confirmNewsletter, signUpForNewsletter } from '@touchline/contract/client/newsletter';
import { sendPrivacyRequest } from '@touchline/contract/client/privacyRequest';
import { changeShipment } from '@touchline/contract/client/shipping';
import type { Address } from '@touchline/contract/shipping/schema';
import { createWishlist } from '@touchline/contract/client/wishlist';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import { addressBookRoutes } from '../../customers/addressBook/addressBookRoutes.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { wishlistRoutes } from '../../customers/wishlist/wishlistRoutes.ts';
import { jobs } from '../../app/jobs.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { forceStatus } from '../../sales/life/testing/forceStatus.ts';
import { address, buy, fillBag, orderIn, payment } from '../../sales/order/testing/buying.ts';
import { askAndConfirm, privacyRequest } from '../privacyRequest/testing/askFor.ts';
import { workPrivacyCases } from '../privacyRequest/workCases.ts';
import { classedColumns } from './columnClasses.ts';

const email = 'planted.person@example.org';

/** What is typed into every part of the shop, to be looked for afterwards. */
const planted = {
  email,
  firstName: 'Plantedfirst',
  lastName: 'Plantedlast',
  mobile: '7700900455',
  birthDate: '1979-08-17',
  wishlist: 'Planted list',
  giftNote: 'Planted note',
  street: '77 Planted Street',
  city: 'Plantedtown',
  postalCode: 'PL1 9NT',
  phone: '07700 900466',
  bookStreet: '88 Booked Street',
  bookCity: 'Bookedtown',
  bookPhone: '07700 900477',
  guestFirstName: 'Guestfirst',
  guestStreet: '99 Guest Street',
  guestPhone: '07700 900488',
  openStreet: '66 Open Street',
  membershipId: 'PLANTED-4711',
  requestName: 'Plantedrequest',
} as const;

/** Every text of the database with its table and column, in lower case. */
async function dumpOf({ db }: OpenDatabase): Promise<{ place: string; text: string }[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const dump: { place: string; text: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(kept) as row from ${sql.table(name)} as kept`.execute(db);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        dump.push({ place: `${name}.${column}`, text: (JSON.stringify(value) ?? '').toLowerCase() });
  }
  return dump;
}

/** The columns whose text holds a value. */
async function placesOf(database: OpenDatabase, value: string): Promise<string[]> {
  const hits = (await dumpOf(database)).filter(({ text }) => text.includes(value.toLowerCase()));
  return [...new Set(hits.map(({ place }) => place))].toSorted();
}

async function allPlaces(database: OpenDatabase): Promise<Record<string, string[]>> {
  const dump = await dumpOf(database);
  return Object.fromEntries(
    Object.entries(planted).map(([name, value]) => [
      name,
      [
        ...new Set(dump.filter(({ text }) => text.includes(value.toLowerCase())).map(({ place }) => place)),
      ].toSorted(),
    ]),
  );
}

const kept = new Set(
  classedColumns
    .filter((each) => each.class !== 'personal' && each.class !== 'neutral')
    .map(({ table, column }) => `${table}.${column}`),
);

/** Buys one thing, delivered to an address. */
async function buyTo(shop: TestAccounts, browser: TestBrowser, shippingAddress: Address) {
  const { basketId } = await fillBag(browser);
  const shipped = await changeShipment(browser.call, basketId, {
    shippingAddress,
    shippingOptionId: 'standard',
  });
  if (shipped.kind !== 'done') throw new Error(`The address was refused: ${JSON.stringify(shipped)}`);
  const started = await startCheckout(browser.call);
  if (started.kind !== 'held') throw new Error('The stock could not be held.');
  const outcome = await placeOrder(
    browser.call,
    {
      ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: started.basket.pricing.total },
      ...(await payment(shop, browser, basketId)),
    },
    crypto.randomUUID(),
  );
  return orderIn(outcome);
}

/** Types every planted value somewhere, as a customer and, before that, as a guest. */
async function plant(shop: TestAccounts): Promise<{ acid: string; orderIds: string[] }> {
  const guest = shop.browser();
  const guestAddress = {
    ...{ ...address, firstName: planted.guestFirstName, lastName: planted.lastName, emailAddress: email },
    ...{ line1: planted.guestStreet, phoneNumber: planted.guestPhone },
  };
  const guestOrder = await buyTo(shop, guest, guestAddress);
  // A bag of a guest that became no order.
  const undecided = shop.browser();
  const { basketId: left } = await fillBag(undecided);
  await changeShipment(undecided.call, left, {
    shippingAddress: { ...guestAddress, line1: planted.openStreet },
    shippingOptionId: 'standard',
  });
  const browser = shop.browser();
  const { acid } = await registered(browser, email, {
    ...{ firstName: planted.firstName, lastName: planted.lastName, mobileNumber: `+44${planted.mobile}` },
    dobFields: { day: 17, month: 8, year: 1979 },
  });
  await createWishlist(browser.call, planted.wishlist);
  await addAddress(browser.call, {
    address: {
      ...{ firstName: planted.firstName, lastName: planted.lastName, country: 'GB', region: '' },
      ...{ line1: planted.bookStreet, city: planted.bookCity, phoneNumber: planted.bookPhone },
      postalCode: 'M4 3AQ',
    },
  });
  const own = {
    ...{ ...address, firstName: planted.firstName, lastName: planted.lastName, emailAddress: email },
    ...{
      line1: planted.street,
      city: planted.city,
      postalCode: planted.postalCode,
      phoneNumber: planted.phone,
    },
  };
  const { orderId } = await buyTo(shop, browser, own);
  await fillBag(browser);
  await sql`update baskets set data = jsonb_set(data, '{properties,giftNote}', ${JSON.stringify(planted.giftNote)}::jsonb)
    where owner_id = ${acid} and state = 'open'`.execute(shop.shop.db);
  await signUpForNewsletter(browser.call, {
    ...{ email, source: 'footer', consentVersion: '1', ageconfirmation: true, birthday: planted.birthDate },
  });
  await confirmNewsletter(browser.call, (await shop.mailTo(email, 'newsletter-confirm')).secret);
  await sendPrivacyRequest(
    browser.call,
    privacyRequest(email, { lastName: planted.requestName, membershipId: planted.membershipId }),
  );
  return { acid, orderIds: [guestOrder.orderId, orderId] };
}

describeOnDatabases('An erasure', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database, {
      market: { config: { newsletterDateOfBirth: true } },
    });
    addressBookRoutes(shop.router, shop.shop);
    wishlistRoutes(shop.router, shop.shop);
  });
  afterEach(() => database.close());

  const onlyKept = async () => {
    for (const [name, places] of Object.entries(await allPlaces(database)))
      expect(
        places.filter((place) => !kept.has(place)),
        `${name} is still there`,
      ).toEqual([]);
  };
  const runSweeps = async () => {
    for (const { name, run } of jobs) if (name.startsWith('sweep')) await run(shop.shop);
  };

  it(
    'confirmed by mail leaves none of twenty planted values but what a law keeps, and that is deleted when its time is over',
    { timeout: 120_000 },
    async () => {
      const { acid } = await plant(shop);
      for (const [name, places] of Object.entries(await allPlaces(database)))
        expect(places, `${name} was planted nowhere`).not.toEqual([]);
      const other = shop.browser();
      await registered(other, 'other@example.org', { lastName: 'Other' });

      await askAndConfirm(shop, shop.browser(), email, {
        ...{ requestTypes: ['DELETE'], lastName: planted.lastName, membershipId: acid },
      });
      expect(await workPrivacyCases(shop.shop)).toBe(1);
      // The mail that says so is the last that knows the address.
      expect((await shop.mailTo(email)).kind).toBe('privacy-erased');
      const sent: string[] = [];
      await sendMails(shop.shop, { send: async ({ to }) => void sent.push(to) });
      expect(sent).toContain(email);

      await onlyKept();
      const places = await allPlaces(database);
      expect(places['street']).toEqual(['orders.data']);
      expect(places['email']).toEqual(['orders.email']);
      for (const name of ['phone', 'guestPhone', 'birthDate', 'bookStreet', 'openStreet', 'membershipId'])
        expect(places[name], name).toEqual([]);
      expect(await placesOf(database, 'other@example.org')).toContain('accounts.email');

      shop.clock.advance(1_100 * 86_400_000);
      await runSweeps();
      expect(await placesOf(database, email)).toEqual([]);
      expect(await placesOf(database, planted.street)).toEqual(['orders.data']);
      shop.clock.advance(2_600 * 86_400_000);
      await runSweeps();
      for (const [name, left] of Object.entries(await allPlaces(database))) expect(left, name).toEqual([]);
    },
  );

  it('of an account by its signed-in owner uses the same map', { timeout: 120_000 }, async () => {
    const browser = shop.browser();
    const { acid } = await registered(browser, email, {
      ...{ firstName: planted.firstName, lastName: planted.lastName },
    });
    await createWishlist(browser.call, planted.wishlist);
    const own = { ...address, lastName: planted.lastName, line1: planted.street, phoneNumber: planted.phone };
    await buyTo(shop, browser, own);
    await sql`update accounts set verified_at = now() where id = ${acid}`.execute(database.db);
    expect(await deleteAccount(browser.call, { currentPassword: goodPassword })).toEqual({ kind: 'done' });
    // The mail that says so is the last that knows the address.
    await sendMails(shop.shop, { send: async () => undefined });
    await onlyKept();
    expect(await placesOf(database, planted.phone)).toEqual([]);
    expect(await placesOf(database, acid)).toEqual(['account_events.account_id', 'rate_limits.key']);
  });

  it('does not begin without the proof by mail', async () => {
    await registered(shop.browser(), email, { lastName: planted.lastName });
    await sendPrivacyRequest(
      shop.browser().call,
      privacyRequest(email, { requestTypes: ['DELETE'], lastName: planted.lastName }),
    );
    expect(await workPrivacyCases(shop.shop)).toBe(0);
    expect(await placesOf(database, email)).toContain('accounts.email');
  });

  it('waits while an order is being paid', async () => {
    const browser = shop.browser();
    const { acid } = await registered(browser, email, { lastName: planted.lastName });
    const { orderId } = orderIn((await buy(shop, browser)).outcome);
    expect(await shop.rows('select owner_id as acid from orders')).toEqual([{ acid }]);
    await forceStatus(database.db, orderId, 'created');
    await askAndConfirm(shop, browser, email, { requestTypes: ['DELETE'], lastName: 'Okafor' });
    expect(await workPrivacyCases(shop.shop)).toBe(0);
    expect(await shop.rows('select state from privacy_cases')).toEqual([{ state: 'working' }]);
    await forceStatus(database.db, orderId, 'new');
    expect(await workPrivacyCases(shop.shop)).toBe(1);
    expect(await shop.rows('select id from accounts')).toEqual([]);
  });
});
