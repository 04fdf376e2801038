import { getDeskDocument, signInToDesk } from '@touchline/contract/client/desk';
import { createTransport, type Transport } from '@touchline/contract/client/transport';
import type { DeskDocument } from '@touchline/contract/desk/schema';
import {
  deskSessionChangeHeader,
  deskSessionHeader,
  readSessionChange,
} from '@touchline/contract/sessionHeader';
import { createCommerce, type Commerce } from '../../app/createCommerce.ts';
import type { ShopPage } from '../../catalogue/content/BrandContent.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { systemRandom } from '../../kernel/ports/Random.ts';
import { makeSignInLink } from '../signInLinks.ts';

export const origin = 'https://shop.test';

export const home: ShopPage = {
  key: 'home',
  title: { en: 'Sports goods' },
  description: { en: 'For all who play' },
  sections: [
    {
      ...{ kind: 'editorial', id: 'boots', lines: { en: ['Studs,', 'not spikes'] } },
      ...{ text: { en: 'Eleven short studs.' }, picture: { name: 'boots', alt: {} } },
      link: { label: { en: 'Boots' }, href: '/sports/football' },
    },
  ],
};
export const help: ShopPage = { ...home, key: 'help/returns', title: { en: 'Returns' }, sections: [] };

/** A picture as the store of these tests keeps each. */
export const stored = { path: '/media/desk/ab/abc', widths: [320], webp: [320], ratio: 1.5 };

export interface TestDesk {
  readonly clock: SettableClock;
  readonly shop: Commerce;
  /** A further process of the shop. */
  process(): Commerce;
  /** A browser with the cookie of the desk. */
  browser(of?: Commerce): Transport;
  /** A one-time link for an owner. */
  link(name?: string): Promise<string>;
  /** A browser in which an owner is signed in. */
  owner(name?: string): Promise<Transport>;
  /** A page as it is edited. Throws where there is none. */
  document(call: Transport, key?: string): Promise<DeskDocument>;
}

/** A shop of two pages and one picture, with a desk. */
export function openDesk(database: OpenDatabase): TestDesk {
  const clock = new SettableClock('2026-11-21T12:00:00Z');
  const process = () =>
    createCommerce({
      ...{ database, clock, origin, secret: 'a secret for tests, long enough to be taken' },
      markets: [testMarket()],
      content: {
        brands: new Map([['touchline', { home, pages: [help] }]]),
        ...{ names: new Map(), pictures: new Map([['boots', stored]]) },
      },
      pictureStore: {
        keep: async ([first]) => (first === 0 ? { kind: 'unreadable' } : { kind: 'kept', picture: stored }),
      },
      checkAnswers: true,
    });
  const shop = process();
  const browser = (of: Commerce = shop): Transport => {
    let token: string | undefined;
    return createTransport({
      ...{ origin, sitePath: 'gb', surface: () => 'chk' as const },
      async fetch(request) {
        if (token !== undefined) request.headers.set(deskSessionHeader, `Bearer ${token}`);
        const answer = await of.fetch(request);
        const change = readSessionChange(answer.headers, deskSessionChangeHeader);
        if (typeof change === 'object') token = change.token;
        if (change === 'ended') token = undefined;
        return answer;
      },
    });
  };
  const link = async (name?: string) => {
    const path = await makeSignInLink({ db: database.db, random: systemRandom, now: clock.now() }, name);
    return path.replace('/desk/sign-in?link=', '');
  };
  return {
    ...{ clock, shop, process, browser, link },
    async owner(name) {
      const call = browser();
      const outcome = await signInToDesk(call, await link(name));
      if (outcome.kind !== 'signedIn') throw new Error(outcome.kind);
      return call;
    },
    async document(call, key = 'home') {
      const found = await getDeskDocument(call, key);
      if (!found) throw new Error(`There is no page ${key}.`);
      return found;
    },
  };
}
