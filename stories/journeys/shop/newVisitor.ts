import { login, register } from '@touchline/contract/client/account';
import { addItems } from '@touchline/contract/client/basket';
import { createTransport, type Transport } from '@touchline/contract/client/transport';
import type { Brand } from '@touchline/design-system/brand';
import type { KeyValueStorage } from '@touchline/features/platform/ports';
import { memoryStorage } from '../../../packages/features/src/platform/ports/testPorts.ts';
import { callBackEnd } from '../../../packages/storefront/src/server/http/api.ts';
import { CookieJar } from '../../../packages/storefront/src/server/http/CookieJar.ts';
import type { PageShop } from './openShop.ts';

/** What has happened before a story begins. */
export interface Before {
  /** Content of the bag: skus. */
  bag?: readonly string[];
  /** Somebody with an account, whom the shopper is. */
  member?: Member;
}

export interface Member {
  email: string;
  password: string;
  /**
   * - `signedOut`: the account is there.
   * - `locked`: somebody else has guessed at its password too often.
   * - `signedIn`: signed in for this visit.
   * - `endsSoon`: signed in to stay, with five minutes left.
   */
  state: 'signedOut' | 'locked' | 'signedIn' | 'endsSoon';
}

/** One shopper of a shop in this page, with what a browser keeps between pages. */
export interface Visitor {
  brand: Brand;
  storage: KeyValueStorage;
  /** Whether there is a checkout token or a session among the cookies. */
  readonly hasSession: boolean;
  /** Calls the back end as the storefront's server does for this shopper's browser. */
  fetch(request: Request): Promise<Response>;
}

let visitors = 0;
/** From then on passwords are not looked at for a while. */
const wrongTries = 11;

/** A new shopper, with a network of their own: limits count calls by network. */
export function newVisitor(brand: Brand, shop: PageShop): Visitor {
  visitors += 1;
  const address = `10.0.${visitors >> 8}.${visitors & 255}`;
  const jar = new CookieJar(undefined, false);
  const cookies = jar.asStorage;
  const others = memoryStorage();
  const placeOf = (where: string): KeyValueStorage =>
    where === 'cookie' || where === 'secretCookie' ? cookies : others;
  return {
    brand,
    storage: {
      get: (key, where) => placeOf(where).get(key, where),
      set: (key, value, where, maxAge) => placeOf(where).set(key, value, where, maxAge),
      remove: (key, where) => placeOf(where).remove(key, where),
    },
    get hasSession() {
      return jar.hasSession;
    },
    fetch: (request) =>
      callBackEnd(request, (asked) => shop.fetch(asked, address), jar, {
        address,
        requestId: crypto.randomUUID(),
      }),
  };
}

/** Brings about what has happened before a story, by the calls that the shop's pages make. */
export async function prepare(visitor: Visitor, shop: PageShop, { bag = [], member }: Before): Promise<void> {
  if (member) await becomeMember(visitor, shop, member);
  if (bag.length === 0) return;
  const items = bag.map((productId) => ({ productId, quantity: 1 }));
  const outcome = await addItems(callAs(visitor), undefined, items);
  if (outcome.kind !== 'done') throw new Error(`The bag was refused: ${outcome.reason}`);
}

async function becomeMember(visitor: Visitor, shop: PageShop, { email, password, state }: Member) {
  const elsewhere = () => callAs(newVisitor(visitor.brand, shop));
  await register(elsewhere(), {
    ...{ firstName: 'Maya', lastName: 'Okafor', email, password, newsletter: false },
    ...{ terms: true, explicitConsent: true, ageConfirmation: true },
  });
  if (state === 'locked')
    for (let at = 0; at < wrongTries; at += 1)
      await login(elsewhere(), {
        ...{ user: email, persistentLogin: false, isMobile: false },
        password: `guess ${at}`,
      });
  if (state !== 'signedIn' && state !== 'endsSoon') return;
  const outcome = await login(callAs(visitor), {
    ...{ user: email, password },
    persistentLogin: state === 'endsSoon',
    isMobile: false,
  });
  if (outcome.kind !== 'signedIn') throw new Error(`Signing in was refused: ${outcome.kind}`);
  if (state === 'endsSoon') await shop.endLoginsIn(email, 5);
}

const callAs = ({ fetch }: Visitor): Transport =>
  createTransport({ fetch, origin: location.origin, surface: () => 'chk', sitePath: 'gb' });
