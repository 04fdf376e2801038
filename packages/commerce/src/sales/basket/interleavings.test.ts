import { loginByCode, login, logout, register, requestLoginCode } from '@touchline/contract/client/account';
import { addItems, changeItem, getBag } from '@touchline/contract/client/basket';
import { ApiError } from '@touchline/contract/errors';
import { readSessionChange, sessionHeader } from '@touchline/contract/sessionHeader';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  form,
  goodPassword,
  openAccounts,
  type TestAccounts,
} from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases, describeOnOneDatabase } from '../../node/testing/describeOnDatabases.ts';
import { buy } from '../order/testing/buying.ts';
import type { TestShopper } from '../order/testing/openCheckout.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';

/** `INTERLEAVINGS=5000` tries more than a run of all tests has time for, on one database. */
const asked = process.env['INTERLEAVINGS'];
const runs = Number(asked ?? 60);
const describeInterleavings = asked ? describeOnOneDatabase : describeOnDatabases;
const tabCount = 3;
const maxCommands = 5;

/** Sizes enough for every command of a run to add one of its own, so that each line tells where it came from. */
const sizes = Array.from(
  { length: tabCount * maxCommands },
  (_, at) => `TL5000_${String(at).padStart(3, '0')}`,
);
const [size] = sampleProduct().variants;
if (!size) throw new Error('The sample product has no size.');
const manySizes = sampleProduct({
  ...{ id: 'TL5000', slug: 'many-sizes' },
  variants: sizes.map((sku) => ({ ...size, sku, onHand: 1_000_000 })),
});

type Person = 'maya' | 'nele';
type Command =
  | { kind: 'add' | 'change' | 'show' | 'order' | 'register' }
  | { kind: 'password' | 'code'; as: Person }
  | { kind: 'signOut'; keepBasket: boolean };

const person = fc.constantFrom<Person>('maya', 'nele');
const command = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Command>({ kind: 'add' }) },
  { weight: 1, arbitrary: fc.constantFrom<Command>({ kind: 'change' }, { kind: 'show' }) },
  { weight: 1, arbitrary: fc.constantFrom<Command>({ kind: 'order' }, { kind: 'register' }) },
  { weight: 2, arbitrary: person.map((as): Command => ({ kind: 'password', as })) },
  { weight: 1, arbitrary: person.map((as): Command => ({ kind: 'code', as })) },
  { weight: 2, arbitrary: fc.boolean().map((keepBasket): Command => ({ kind: 'signOut', keepBasket })) },
);
const commandsOfTabs = fc.tuple(
  ...Array.from({ length: tabCount }, () => fc.array(command, { minLength: 1, maxLength: maxCommands })),
);

describeInterleavings('Tabs of one browser', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let run = 0;
  beforeAll(async () => {
    database = await open();
    shop = await openAccounts(database, {
      products: [sampleProduct(), manySizes],
    });
  });
  afterAll(() => database.close());

  /** The browser of one run: its tabs share cookies, and each call and each response waits for its turn. */
  function openBrowser(scheduler: fc.Scheduler, source: string) {
    let session: string | undefined;
    const shopper = shop.shopperOver(async (request) => {
      const { pathname } = new URL(request.url);
      await scheduler.schedule(Promise.resolve(), `${pathname} is sent`);
      if (session !== undefined) request.headers.set(sessionHeader, `Bearer ${session}`);
      const answer = await shop.fetch(request, source);
      const change = readSessionChange(answer.headers);
      await scheduler.schedule(Promise.resolve(), `${pathname} is answered`);
      if (change === 'ended') session = undefined;
      else if (typeof change === 'object') session = change.token;
      return answer;
    });
    let last: Promise<unknown> = Promise.resolve();
    /** The tabs make their first bag one after the other, as the shop's pages do by a lock of the browser. */
    const locked = <T>(action: () => Promise<T>): Promise<T> => {
      const done = last.then(action, action);
      last = done.catch(() => undefined);
      return done;
    };
    return { shopper, locked };
  }

  /** The account that a bag belongs to now. */
  const ownerOf = async (basketId: string | undefined): Promise<string | undefined> =>
    (
      await shop.rows<{ owner: string | null }>(
        `select owner_id as owner from baskets where id = '${basketId}'`,
      )
    )[0]?.owner ?? undefined;

  /** A tab with its own memory of the bag. It notes what it adds, and whose bag that was put in. */
  function openTab(
    { shopper, locked }: ReturnType<typeof openBrowser>,
    emailOf: (who: string) => string,
    added: Map<string, string | undefined>,
  ) {
    let basketId: string | undefined;
    const { call } = shopper;
    const show = async () => {
      const bag = await getBag(call);
      basketId = bag.basketId;
      return bag;
    };
    const add = async (sku: string, isRepeated = false): Promise<void> => {
      try {
        const send = () => addItems(call, basketId, [{ productId: sku, quantity: 1 }]);
        const outcome = await (basketId === undefined ? locked(send) : send());
        if (outcome.kind !== 'done') return;
        basketId = outcome.basket.basketId;
        added.set(sku, await ownerOf(basketId));
      } catch (error) {
        if (!(error instanceof ApiError) || isRepeated) throw error;
        await show();
        await add(sku, true);
      }
    };
    return async (does: Command, sku: string): Promise<void> => {
      switch (does.kind) {
        case 'add':
          return add(sku);
        case 'show':
          return void (await show());
        case 'change': {
          const [line] = (await show()).shipmentList.flatMap((each) => each.productLineItemList);
          if (line && basketId) await changeItem(call, basketId, line.itemId, { quantity: 1 });
          return;
        }
        case 'order':
          return void (await buy(shop, shopper satisfies TestShopper));
        case 'register':
          return void (await register(call, form(emailOf(`new-${sku}`))));
        case 'password': {
          const signIn = { password: goodPassword, persistentLogin: false, isMobile: false };
          return void (await login(call, { user: emailOf(does.as), ...signIn }));
        }
        case 'code': {
          const email = emailOf(does.as);
          await requestLoginCode(call, email);
          const { secret } = await shop.mailTo(email, 'login-code');
          await loginByCode(call, { email, code: secret, persistentLogin: false, isMobile: false });
          return;
        }
        case 'signOut':
          return logout(call, does.keepBasket);
      }
    };
  }

  /** Where each size of the run lies: in open bags, and in orders. */
  async function whereLines(since: Date) {
    const bags = await shop.rows<{
      sku: string;
      quantity: number;
      owner: string | null;
      from: string | null;
    }>(
      `select line ->> 'sku' as sku, (line ->> 'quantity')::int as quantity, owner_id as owner, kept_from as from
       from baskets, jsonb_array_elements(coalesce(data -> 'lines', '[]')) as line
       where state <> 'closed' and created_at >= '${since.toISOString()}'`,
    );
    const orders = await shop.rows<{ lines: string }>(
      `select data::text as lines from orders where created_at >= '${since.toISOString()}'`,
    );
    return { bags, orders: orders.map(({ lines }) => lines).join('\n') };
  }

  it(
    'lose and double no line, and show nobody’s bag to anybody else, in whatever order calls and responses pass each other',
    { timeout: 60_000 + runs * 2_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(commandsOfTabs, fc.scheduler(), async (tabs, scheduler) => {
          run += 1;
          // Later than every limit, and than what the run before left.
          shop.clock.advance(86_400_000);
          const since = shop.clock.now();
          const ofRun = run;
          const emailOf = (who: string) => `${who.toLowerCase()}-${ofRun}@example.org`;
          const ids = new Map<string, string>();
          for (const who of ['maya', 'nele']) {
            const outcome = await register(shop.browser(`set-up ${ofRun}`).call, form(emailOf(who)));
            if (outcome.kind === 'signedIn') ids.set(outcome.acid, who);
          }
          const browser = openBrowser(scheduler, `browser ${ofRun}`);
          const added = new Map<string, string | undefined>();
          const walk = async (commands: readonly Command[], at: number) => {
            const act = openTab(browser, emailOf, added);
            for (const [step, does] of commands.entries()) {
              // A refusal is an answer: the shopper goes on.
              await act(does, sizes[at * maxCommands + step] ?? '').catch((error: unknown) => {
                if (!(error instanceof ApiError) && !String(error).startsWith('Error: ')) throw error;
              });
            }
          };
          await scheduler.waitFor(Promise.all(tabs.map(walk)));
          // What a call under way made as its shopper signed in is the account's once the bag is shown.
          await scheduler.waitFor(getBag(browser.shopper.call).catch(() => undefined));

          const { bags, orders } = await whereLines(since);
          for (const [sku, owner] of added) {
            const places = bags.filter((line) => line.sku === sku);
            const ordered = orders.includes(`"${sku}"`) ? 1 : 0;
            expect(
              places.reduce((sum, { quantity }) => sum + quantity, ordered),
              sku,
            ).toBe(1);
            const [place] = places;
            // What nobody owned may go to whoever signs in next; what is in an account's bag to no other account.
            if (place && owner !== undefined)
              expect(place.owner ?? place.from, `the account whose bag ${sku} was put in`).toBe(owner);
          }
        }),
        { numRuns: runs, endOnFailure: true },
      );
    },
  );
});
