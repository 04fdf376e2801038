import { isPersonal, type Access } from '@touchline/contract/access';
import { defineEndpoint, pathOf, surfaces, type Endpoint, type Surface } from '@touchline/contract/endpoint';
import { endpoints } from '@touchline/contract/endpoints';
import { sessionHeader } from '@touchline/contract/sessionHeader';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { noBotCheck } from '../bots/BotCheck.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { revokeSession } from '../identity/sessions.ts';
import { signIn } from '../identity/testing/signIn.ts';
import { describeOnOneDatabase } from '../../node/testing/describeOnDatabases.ts';
import { launchRoutes } from '../../sales/launch/launchRoutes.ts';
import { commitReveal } from '../../sales/launch/PublicRandomness.ts';
import { buy, fillBag, orderIn } from '../../sales/order/testing/buying.ts';
import { writeCheckoutToken } from '../session/checkoutToken.ts';
import { openCheckout, shopOrigin, type TestCheckout } from '../../sales/order/testing/openCheckout.ts';
import { mounts } from '../../app/routes.ts';
import { ownEngine } from '../../catalogue/personalisation/ownEngine.ts';
import { personalisationRoutes } from '../../catalogue/personalisation/personalisationRoutes.ts';
import { recommendationRoutes } from '../../catalogue/recommendation/recommendationRoutes.ts';
import { walletRoutes } from '../../sales/wallet/walletRoutes.ts';
import { bodies, type OwnedIds } from './testing/bodies.ts';

/** Endpoints that need a sign-in, with scopes of a basket. */
const ofAccounts = (['account', 'fresh'] as const).map((caller) =>
  defineEndpoint({
    ...{ id: caller, summary: '', method: 'GET', base: 'api', path: `/test/${caller}` },
    access: { caller, scopes: ['basket:read'] },
    response: z.object({ accountId: z.string() }),
    errors: {},
  }),
);

const callers = [
  'no credentials',
  'owner',
  'another guest',
  'light account',
  'fresh customer',
  'persistent customer',
  'associate',
  'revoked session',
  'expired session',
  'forged session',
  'forged checkout token',
  'malformed session',
] as const;
type CallerName = (typeof callers)[number];

/** The status of a refusal, or `in`: the call reaches its handler. */
type Verdict = 401 | 403 | 'in';
const verdicts = (
  ...[none, guest, light, fresh, persistent, associate]: [
    Verdict,
    Verdict,
    Verdict,
    Verdict,
    Verdict,
    Verdict,
  ]
): Record<CallerName, Verdict> => ({
  ...{ 'no credentials': none, owner: guest, 'another guest': guest, 'light account': light },
  ...{ 'fresh customer': fresh, 'persistent customer': persistent, associate },
  ...{ 'revoked session': 401, 'expired session': 401, 'forged session': 401 },
  ...{ 'forged checkout token': 401, 'malformed session': 401 },
});

/** Who may call what, in the order: nobody known, guest, light, fresh, persistent, associate. */
const table: Readonly<Record<string, Record<CallerName, Verdict>>> = {
  'visitor basket:read': verdicts('in', 'in', 'in', 'in', 'in', 'in'),
  'visitor basket:read, or nobody': {
    ...verdicts('in', 'in', 'in', 'in', 'in', 'in'),
    ...{ 'revoked session': 'in', 'expired session': 'in', 'forged session': 'in' },
    ...{ 'forged checkout token': 'in', 'malformed session': 'in' },
  },
  'visitor basket:write': verdicts('in', 'in', 'in', 'in', 'in', 'in'),
  'shopper basket:read': verdicts(401, 'in', 'in', 'in', 'in', 'in'),
  'shopper basket:write': verdicts(401, 'in', 'in', 'in', 'in', 'in'),
  'shopper order:write': verdicts(401, 'in', 'in', 'in', 'in', 'in'),
  'shopper order:read': verdicts(401, 'in', 'in', 'in', 'in', 'in'),
  'account basket:read': verdicts(401, 403, 'in', 'in', 'in', 403),
  'account basket:write': verdicts(401, 403, 'in', 'in', 'in', 403),
  'account order:read': verdicts(401, 403, 'in', 'in', 'in', 403),
  'account account:read': verdicts(401, 403, 'in', 'in', 'in', 403),
  'account account:write': verdicts(401, 403, 'in', 'in', 'in', 403),
  'fresh account:read': verdicts(401, 403, 'in', 'in', 403, 403),
  'fresh account:write': verdicts(401, 403, 'in', 'in', 403, 403),
  // Whoever signs in or out is let in with credentials that are wrong or over.
  'visitor basket:write, or nobody': {
    ...verdicts('in', 'in', 'in', 'in', 'in', 'in'),
    ...{ 'revoked session': 'in', 'expired session': 'in', 'forged session': 'in' },
    ...{ 'forged checkout token': 'in', 'malformed session': 'in' },
  },
  // A cookie choice is recorded whoever makes it.
  'visitor consent:write, or nobody': {
    ...verdicts('in', 'in', 'in', 'in', 'in', 'in'),
    ...{ 'revoked session': 'in', 'expired session': 'in', 'forged session': 'in' },
    ...{ 'forged checkout token': 'in', 'malformed session': 'in' },
  },
  'fresh basket:read': verdicts(401, 403, 'in', 'in', 403, 403),
};

/** What an endpoint answers to everybody who is not asked for credentials. */
const impersonal: Readonly<Record<string, readonly number[]>> = {
  anyone: [200, 404],
  link: [404],
  provider: [400],
  // Closed, because this shop has no token for its operator.
  operator: [404],
  // Nobody is signed in to the desk; no session of a shopper opens it.
  owner: [401],
};

/** What a call that is for everybody answers; a code that was sent just now is not sent again. */
const answersTo = ({ id, access }: { id: string; access: Access }): readonly number[] => [
  ...(impersonal[access.caller] ?? []),
  ...(id === 'requestLoginCode' ? [429] : []),
];

const keyOf = (access: Access) =>
  isPersonal(access)
    ? `${access.caller} ${access.scopes.join(' ')}${access.ended ? ', or nobody' : ''}`
    : access.caller;

const queries: Readonly<Record<string, string>> = {
  listCards: '&ids=["TL4101"]',
  getAppRating: '&deviceType=android',
  getDeliveryPromise: '&postalCode=M4+3AQ&productIds=["none"]',
  getDeliveryPromiseV2: '&postalCode=M4+3AQ&productIds=["none"]',
  simulateTax: '&postalCode=M4+3AQ&country=GB',
  getPickupPoints: '&lat=53.48&lon=-2.24',
  searchPlaces: '&text=m4',
  getDownload: '&token=none',
  ...{ getDocument: '&token=none', getLinkedReturnInvoice: '&key=none' },
  getCncAvailability: '&productId=TL4101_080&storeId=none',
  getRecommendations: '&seeds=["TL4101"]',
  suggest: '&q=shoe',
  getLinkedOrder: '&key=none',
  getSignupCampaign: '&trigger=link',
  getNewsletterSubscription: '&key=none',
  changeNewsletterPreferences: '&key=none',
  getAuthOptions: '&sourceId=s',
  getPagePreview: '&preview=none',
  getMetapages: '&publicationPath=/gb&audience=default&locale=en-GB',
  ...{ getContentBody: '&publication_path=/gb&filters=locale:en-GB' },
  ...{ getNamedContent: '&publication_path=/gb&filters=locale:en-GB' },
  translateUrl: '&srcLocale=en-GB&destLocale=en-GB&path=/',
  getPrivacyCase: '&key=none',
  getPrivacyArchive: '&ticket=none',
  ...{ getLinkedReview: '&key=none', writeLinkedReview: '&key=none', deleteLinkedReview: '&key=none' },
};

/** What calls that need more than a caller answer to those who may make them. */
const further: Readonly<Record<string, number>> = {
  transferBasket: 404,
  removeRegistration: 404,
  removePaymentMethod: 404,
  // Nothing of the order is delivered.
  ...{ announceReturn: 409, getReturnInvoice: 404 },
  ...{
    signInAssociate: 401,
    login: 401,
    loginByCode: 401,
    signInByPasskey: 401,
    ...{ addPasskey: 422, renamePasskey: 404, removePasskey: 404, endSession: 404 },
    upgradeLightAccount: 404,
    confirmEmailChange: 422,
    verifyEmail: 404,
  },
  ...{ makeDefaultAddress: 404, removeAddress: 404 },
  ...{ updateWishlist: 404, deleteWishlist: 404, shareWishlist: 404, getWishlistItems: 404 },
  ...{ addWishlistItem: 404, replaceWishlistItem: 404, deleteWishlistItem: 404 },
  ...{ makeDefaultAddress: 404, removeAddress: 404, changeOwnNewsletter: 409 },
  ...{ makeDefaultAddress: 404, removeAddress: 404, removeExternalIdentity: 404 },
  // The market of this test offers no wallet.
  ...{ startWalletSignIn: 404, postWalletCode: 404 },
  // There is no launch.
  ...{ getLaunchStanding: 404, joinWaitingRoom: 404, showPresence: 404, leaveWaitingRoom: 404 },
  ...{ enterDraw: 404, withdrawEntry: 404 },
  // The market of this test has no membership programme.
  ...{ getLoyaltyStatus: 404, getVouchers: 404, getPointsHistory: 404, joinLoyalty: 404, leaveLoyalty: 404 },
  ...{
    getMembershipNotifications: 404,
    seeMembershipNotifications: 404,
    redeemPoints: 404,
    declineLoyalty: 404,
  },
};
/** Calls that end the session they are made with: each gets one of its own. */
const ending = ['register', 'logout', 'logoutEverywhere', 'deleteAccount', 'endAssociateSession'];

// The router decides, before any database is asked: two thousand calls on one of them show it.
describeOnOneDatabase('Who may call', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  const belongings = new Map<Surface, OwnedIds>();
  const headers = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    database = await open();
    // Many of the calls make or check a password.
    checkout = await openCheckout(database);
    const { router, shop, clock } = checkout;
    for (const mount of mounts) mount(router, shop);
    launchRoutes(router, shop, { bots: noBotCheck, randomness: commitReveal('the secret of the draws') });
    walletRoutes(router, shop);
    recommendationRoutes(router, shop);
    personalisationRoutes(router, shop, ownEngine(shop));
    for (const endpoint of ofAccounts)
      router.route(endpoint, async ({ caller }) => ({ accountId: caller.accountId }));
    for (const surface of surfaces) {
      const owner = checkout.shopper();
      owner.use(surface);
      const { outcome, basket } = await buy(checkout, owner);
      const { basketId, shipmentList } = await fillBag(owner);
      const [shipment] = shipmentList;
      belongings.set(surface, {
        basketId,
        itemId: shipment?.productLineItemList[0]?.itemId ?? '',
        shipmentId: shipment?.shipmentId ?? '',
        orderId: orderIn(outcome).orderId,
        orderedBasketId: basket.basketId,
        token: owner.token.current ?? '',
      });
    }
    const other = checkout.shopper();
    await fillBag(other);
    const expired = await signIn(shop);
    clock.advance(7_201_000);
    const longAgo = await signIn(shop, { isPersistent: true });
    clock.advance(16 * 60_000);
    const revoked = await signIn(shop);
    await revokeSession(database.db, revoked.id, clock.now());
    const session = async (more: Parameters<typeof signIn>[1] = {}) => (await signIn(shop, more)).headers;
    // The owner's tokens were renewed by none of this: they are made again, as a call in between would.
    for (const [surface, mine] of belongings) {
      const token = await renewed(mine.token);
      belongings.set(surface, { ...mine, token });
    }
    headers.set('no credentials', {});
    headers.set('another guest', bearer(await renewed(other.token.current ?? '')));
    headers.set('light account', await session({ kind: 'light', isAuthenticated: true }));
    headers.set('fresh customer', await session());
    headers.set('persistent customer', longAgo.headers);
    headers.set('associate', await session({ kind: 'associate' }));
    headers.set('revoked session', revoked.headers);
    headers.set('expired session', expired.headers);
    headers.set('forged session', { [sessionHeader]: `Bearer ${'0'.repeat(64)}` });
    headers.set('malformed session', { [sessionHeader]: 'Bearer x' });
    const [start = '', body = '', end = ''] = (other.token.current ?? '').split('.');
    headers.set('forged checkout token', bearer([start, body, end.split('').reverse().join('')].join('.')));
  }, 120_000);
  afterAll(() => database.close());

  const bearer = (token: string) => ({ 'x-checkout-authorization': `Bearer ${token}` });

  /** The same checkout session with a token of now. */
  async function renewed(token: string): Promise<string> {
    const { sub, bid } = JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string; bid: string };
    const { shop, clock } = checkout;
    return writeCheckoutToken({ shopperId: sub, basketId: bid }, shop.secret, clock.now());
  }

  /** A session like the caller's, for one call. */
  async function ownSession(caller: CallerName): Promise<Record<string, string>> {
    const { shop } = checkout;
    if (caller === 'light account') return (await signIn(shop, { kind: 'light' })).headers;
    if (caller === 'fresh customer') return (await signIn(shop)).headers;
    if (caller === 'persistent customer')
      return (await signIn(shop, { isPersistent: true, isAuthenticated: false })).headers;
    return caller === 'associate' ? (await signIn(shop, { kind: 'associate' })).headers : {};
  }

  async function statusOf(endpoint: Endpoint, surface: Surface, caller: CallerName): Promise<number> {
    const mine = belongings.get(surface);
    if (!mine) throw new Error(`Nobody owns anything on ${surface}.`);
    const ids: Readonly<Record<string, string>> = {
      ...mine,
      shipmentId: `${mine.basketId}.regular`,
      ...(endpoint.id === 'finalizePayment' ? { basketId: mine.orderedBasketId } : {}),
      ...{
        methodId: 'CREDIT_CARD',
        sitePath: 'gb',
        processor: 'adyen',
        productId: 'TL4101',
        key: 'none',
        type: 'cnc',
      },
    };
    const path = pathOf(endpoint, surface).replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'none');
    const body = endpoint.body ? bodies[endpoint.id]?.(mine, `${caller} ${surface}`) : undefined;
    if (endpoint.body && body === undefined) throw new Error(`Add a body of ${endpoint.id} to this test.`);
    const request = new Request(`${shopOrigin}${path}?sitePath=gb${queries[endpoint.id] ?? ''}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `key of ${caller} for ${endpoint.id}`.replaceAll(' ', '-'),
        ...(caller === 'owner' ? bearer(mine.token) : headers.get(caller)),
        ...(ending.includes(endpoint.id) ? await ownSession(caller) : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // Each caller from its own address, so that no limit is reached.
    const answer = await checkout.fetch(request, `${caller} ${endpoint.id} ${surface}`);
    expect(answer.headers.get('x-checkout-authorization')).toBeNull();
    return answer.status;
  }

  const all = [...endpoints, ...ofAccounts].flatMap((endpoint: Endpoint) =>
    (endpoint.base === 'checkout' ? surfaces : (['bridge'] as const)).map((surface) => ({
      endpoint,
      surface,
    })),
  );
  /** Whether a call names a basket or an order, in its path or body. */
  const namesId = ({ id, path }: Endpoint) =>
    /\{(basketId|orderId|shipmentId)\}/.test(path) ||
    ['placeOrder', 'startHostedPayment', 'getApplicablePaymentMethods', 'getInstalments'].includes(id);

  it('is declared by every endpoint, and this test knows every declaration', () => {
    for (const { endpoint } of all)
      expect(
        isPersonal(endpoint.access) ? table[keyOf(endpoint.access)] : impersonal[endpoint.access.caller],
        `${endpoint.id}: ${keyOf(endpoint.access)}`,
      ).toBeDefined();
    const known = new Set(
      all.map(({ endpoint, surface }) => `${endpoint.method} ${pathOf(endpoint, surface)}`),
    );
    const documents = checkout.router.table.filter(({ method, path }) => !known.has(`${method} ${path}`));
    expect(documents.map(({ id, access }) => `${id}: ${access.caller}`)).toEqual([
      'openApi: anyone',
      'docs: anyone',
    ]);
  });

  it.each(callers.filter((caller) => caller !== 'owner'))(
    'is enforced on every route for %s, and what is not theirs does not exist',
    { timeout: 120_000 },
    async (caller) => {
      for (const { endpoint, surface } of all) {
        const { access } = endpoint;
        const where = `${caller}: ${endpoint.method} ${pathOf(endpoint, surface)}`;
        const status = await statusOf(endpoint, surface, caller);
        if (!isPersonal(access)) {
          expect(answersTo(endpoint), where).toContain(status);
          continue;
        }
        const verdict = table[keyOf(access)]?.[caller];
        if (verdict !== 'in') expect(status, where).toBe(verdict);
        // Items are added to a new basket without credentials, but not to an existing one.
        else if (namesId(endpoint)) expect(status, where).toBe(caller === 'no credentials' ? 401 : 404);
        // A session alone has no basket that the checkout could start with.
        else if (endpoint.id === 'startCheckout' || endpoint.id === 'simulateTax')
          expect(status, where).toBe(caller === 'another guest' ? 200 : 404);
        else expect(status, where).toBe(further[endpoint.id] ?? 200);
      }
    },
  );

  it(
    'includes the owner of a basket and an order, whom the others’ calls have changed nothing for',
    { timeout: 120_000 },
    async () => {
      for (const { basketId } of belongings.values())
        expect(
          await checkout.rows(`select version, state, owner_id from baskets where id = '${basketId}'`),
        ).toEqual([{ version: 1, state: 'open', owner_id: null }]);
      // Registering hands the basket over.
      const destructive = (id: string) => (ending.includes(id) ? 2 : id === 'deleteItem' ? 1 : 0);
      const inOrder = all.toSorted((a, b) => destructive(a.endpoint.id) - destructive(b.endpoint.id));
      for (const { endpoint, surface } of inOrder) {
        const where = `${endpoint.method} ${pathOf(endpoint, surface)}`;
        const status = await statusOf(endpoint, surface, 'owner');
        if (!isPersonal(endpoint.access)) expect(answersTo(endpoint), where).toContain(status);
        else if (endpoint.access.caller === 'account' || endpoint.access.caller === 'fresh')
          expect(status, where).toBe(403);
        // 409 and 422: the basket is not ready, or the order is paid. Both say that it is theirs.
        else expect([200, 409, 422, further[endpoint.id]], where).toContain(status);
      }
    },
  );

  it('is decided before the body is read', async () => {
    let isRead = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(stream) {
          isRead = true;
          stream.close();
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request(`${shopOrigin}/api/chk/orders?sitePath=gb`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': 'application/json' },
    });
    expect((await checkout.fetch(request)).status).toBe(401);
    expect(isRead).toBe(false);
  });

  it('costs no statement to decide without a session', async () => {
    const before = database.statements();
    const answer = await checkout.fetch(new Request(`${shopOrigin}/api/chk/orders/x?sitePath=gb`));
    expect([answer.status, database.statements() - before]).toEqual([401, 0]);
  });

  it('excludes answers kept for all from depending on the caller', () => {
    const [account] = ofAccounts;
    if (!account) throw new Error('There is no endpoint.');
    const cache = { browserSeconds: 1, serverSeconds: 1 };
    const mount = () =>
      checkout.router.route(account, async ({ caller }) => ({ accountId: caller.accountId }), { cache });
    expect(mount).toThrow('cannot be cached');
  });

  it('cannot be left out of an endpoint, nor may a handler take a visitor for known: neither compiles', () => {
    const bare = {
      ...({ id: 'bare', summary: '', method: 'GET', base: 'api', path: '/test/bare' } as const),
      response: z.null(),
      errors: {},
    };
    // @ts-expect-error -- who may call is not declared
    expect(defineEndpoint(bare).access).toBeUndefined();
    // @ts-expect-error -- an empty list of scopes is no declaration
    expect(defineEndpoint({ ...bare, access: { caller: 'shopper', scopes: [] } })).toBeDefined();
    const visitor = defineEndpoint({ ...bare, access: { caller: 'visitor', scopes: ['basket:read'] } });
    const shopper = defineEndpoint({ ...bare, access: { caller: 'shopper', scopes: ['basket:read'] } });
    const handlers = () => {
      checkout.router.route(shopper, async ({ caller }) => (caller.shopperId === '' ? null : null));
      // @ts-expect-error -- a visitor may be unknown
      checkout.router.route(visitor, async ({ caller }) => (caller.shopperId === '' ? null : null));
    };
    expect(handlers).toBeTypeOf('function');
  });
});
