import { createCommerce } from '@touchline/commerce/createCommerce';
import type { OpenPglite } from '@touchline/commerce/database/openPglite';
import { resolveMarkets } from '@touchline/commerce/market/resolveMarkets';
import { demoShop } from '@touchline/demo/demoShop';
import { movePrepared } from '@touchline/demo/movePrepared';
import { picturesOf, readManifest } from '@touchline/demo/pictureManifest';
import { refreshDemoPictures } from '@touchline/demo/refreshDemoPictures';
import type { Brand } from '@touchline/design-system/brand';
import manifest from 'virtual:story-pictures';
import { openDemoDatabase } from '../../database/openDemoDatabase.ts';
import { ShopClock } from './ShopClock.ts';
import { brandDesign } from '../../../packages/storefront/src/server/sites/brandDesign.ts';

/** The back end that runs in this page, and how long it took to start. */
export interface PageShop {
  /** Handles all requests below `/api`, `/sandbox` and `/mailbox`, like a shop's server. */
  fetch(request: Request, source?: string): Promise<Response>;
  /** The time in the shop. */
  readonly clock: ShopClock;
  /** Lets the persistent logins of an account end in some minutes, as if their year were almost over. */
  endLoginsIn(email: string, minutes: number): Promise<void>;
  /** Lets parcels and returns arrive that are under way: all their steps at once. */
  moveParcels(): Promise<void>;
  /** Milliseconds from requesting the database until it was ready. */
  readyAfter: number;
}

const marketFiles = import.meta.glob<unknown>(
  ['../../../packages/commerce/markets/**/*.json', '!**/*.schema.json'],
  { eager: true, import: 'default' },
);
const markets = resolveMarkets(
  Object.fromEntries(
    Object.entries(marketFiles).map(([path, file]) => [path.replace(/^.*\/markets\/|\.json$/g, ''), file]),
  ),
);

const vocabularyFiles = import.meta.glob<unknown>(
  ['../../../packages/commerce/search/*.json', '!**/*.schema.json'],
  { eager: true, import: 'default' },
);
const searchVocabularies = Object.fromEntries(
  Object.entries(vocabularyFiles).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file]),
);

// One database for each page, because starting it takes a second; stories of one file use the same shop as separate shoppers.
let database: Promise<OpenPglite> | undefined;
const demo = demoShop(manifest);
const shops = new Map<string, Promise<PageShop>>();

async function openDatabase(): Promise<OpenPglite> {
  const opened = await openDemoDatabase();
  // The snapshot is from the time of the build, but the story runs at its own time: upcoming products must stay upcoming.
  await opened.db.transaction().execute((trx) => movePrepared(trx, new Date()));
  // Storybook has some of the shop's pictures only.
  await refreshDemoPictures(opened.db, picturesOf(readManifest(manifest)));
  return opened;
}

/** The shop of a brand: the real back end on the demo catalogue, in this page's memory. */
export function openShop(brand: Brand): Promise<PageShop> {
  const known = shops.get(brand.id);
  if (known) return known;
  const opening = (async () => {
    const began = performance.now();
    database ??= openDatabase();
    const opened = await database;
    const clock = new ShopClock();
    const commerce = createCommerce({
      database: opened,
      clock,
      mailbox: true,
      paymentProvider: 'sandbox',
      // Each look at a parcel moves it one step further.
      fulfilment: { pack: 0, step: 0 },
      markets,
      searchVocabularies,
      ...demo,
      ...{ brand: brand.id, design: brandDesign(brand) },
      range: demo.content.brands.has(brand.id) ? brand.id : 'touchline',
      origin: location.origin,
      // Only this page can reach this shop, so the secret protects nothing.
      secret: 'a shop that lives in one page only, and ends with it',
    });
    return {
      fetch: (request: Request, source = 'unknown') => commerce.fetch(request, { source }),
      clock,
      endLoginsIn: async (email: string, minutes: number) => {
        await opened.db
          .updateTable('sessions')
          .set({ expires_at: new Date(clock.now().getTime() + minutes * 60_000) })
          .where('is_persistent', '=', true)
          .where('account_id', 'in', (accounts) =>
            accounts.selectFrom('accounts').select('id').where('email', '=', email),
          )
          .execute();
      },
      moveParcels: async () => {
        // Packed, sent, on the van, delivered; a return arrives and is refunded.
        for (let step = 0; step < 5; step += 1) await commerce.checkout.workFulfilment();
      },
      readyAfter: performance.now() - began,
    };
  })();
  shops.set(brand.id, opening);
  return opening;
}
