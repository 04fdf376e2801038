import { createCommerce } from '@touchline/commerce/createCommerce';
import { migrate } from '@touchline/commerce/database/migrate';
import { openPglite, type OpenPglite } from '@touchline/commerce/database/openPglite';
import { markets } from '@touchline/commerce/markets';
import { demoShop } from '@touchline/demo/demoShop';
import { picturesOf, readManifest } from '@touchline/demo/pictureManifest';
import manifest from '@touchline/demo/pictures.json';
import { seedDemo } from '@touchline/demo/seedDemo';
import snapshotUrl from '@touchline/demo/snapshot?url';
import type { Brand } from '@touchline/features/site';

/** The back end that runs in this page, and how long it took to start. */
export interface PageShop {
  /** Handles all requests below `/api` and `/sandbox`, like a shop's server. */
  fetch(request: Request): Promise<Response>;
  /** Milliseconds from requesting the database until it was ready. */
  readyAfter: number;
}

// One database for each page, because starting it takes a second; stories of one file use the same shop as separate shoppers.
let database: Promise<OpenPglite> | undefined;
const shops = new Map<Brand, Promise<PageShop>>();

async function openDatabase(): Promise<OpenPglite> {
  const answer = await fetch(snapshotUrl);
  if (!answer.ok)
    throw new Error(`The demo snapshot answered ${answer.status}: build packages/commerce/demo first.`);
  const opened = await openPglite({ snapshot: await answer.blob() });
  await migrate(opened.db);
  // The snapshot is from the time of the build, but the story runs at its own time: upcoming products must stay upcoming.
  const pictures = picturesOf(readManifest(manifest));
  await seedDemo(opened.db, { markets, pictures, now: new Date() });
  return opened;
}

/** The shop of a brand: the real back end on the demo catalogue, in this page's memory. */
export function openShop(brand: Brand): Promise<PageShop> {
  const known = shops.get(brand);
  if (known) return known;
  const opening = (async () => {
    const began = performance.now();
    database ??= openDatabase();
    const opened = await database;
    const commerce = createCommerce({
      database: opened,
      ...demoShop(manifest),
      brand,
      origin: location.origin,
      // Only this page can reach this shop, so the secret protects nothing.
      secret: 'a shop that lives in one page only, and ends with it',
    });
    return {
      fetch: (request: Request) => commerce.fetch(request),
      readyAfter: performance.now() - began,
    };
  })();
  shops.set(brand, opening);
  return opening;
}
