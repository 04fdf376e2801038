import { createCommerce } from '@touchline/commerce/createCommerce';
import { migrate } from '@touchline/commerce/database/migrate';
import { openPglite, type OpenPglite } from '@touchline/commerce/database/openPglite';
import { demoShop } from '@touchline/commerce/demo/demoShop';
import { picturesOf, readManifest } from '@touchline/commerce/demo/pictureManifest';
import { seedDemo } from '@touchline/commerce/demo/seedDemo';
import snapshotUrl from '@touchline/commerce/demoSnapshot?url';
import type { Brand } from '@touchline/features/site';
import { markets } from '../../../packages/commerce/markets/markets.ts';
import manifest from '../../../packages/commerce/demo/pictures/manifest.json';

/** The back end that runs in this page, and how long it took to come up. */
export interface PageShop {
  /** Answers everything a shop's server answers below `/api` and `/sandbox`. */
  fetch(request: Request): Promise<Response>;
  /** From asking for the database until it could answer, in milliseconds. */
  readyAfter: number;
}

// One database a page: to bring it up takes a second, and stories of one file see the same shop as two shoppers do.
let database: Promise<OpenPglite> | undefined;
const shops = new Map<Brand, Promise<PageShop>>();

async function openDatabase(): Promise<OpenPglite> {
  const answer = await fetch(snapshotUrl);
  if (!answer.ok)
    throw new Error(`The demo snapshot answered ${answer.status}: build packages/commerce first.`);
  const opened = await openPglite({ snapshot: await answer.blob() });
  await migrate(opened.db);
  // The snapshot is as old as the build, the story happens at its own time: what is coming is still to come.
  const pictures = picturesOf(readManifest(manifest));
  await seedDemo(opened.db, { markets, pictures, now: new Date() });
  return opened;
}

/** The shop of a brand: the real back end on the demo catalogue, in memory of this page. */
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
      // Nobody else can ask this shop anything: there is nothing to keep from anybody.
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
