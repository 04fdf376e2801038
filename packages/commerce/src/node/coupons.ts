// Makes, lists and stops coupons.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Market } from '@touchline/contract/market/schema';
import type { Database } from '../kernel/database/schema.ts';
import { systemRandom } from '../kernel/ports/Random.ts';
import { readCampaigns } from '../sales/coupon/readCampaigns.ts';
import { listCampaigns, stopCampaign, writeCampaigns } from '../sales/coupon/writeCampaigns.ts';
import { inShopDatabase, reasonOf, type CommandPlace } from './inShopDatabase.ts';
import { readMarkets } from './readMarkets.ts';

const usage = `Usage: npm run coupons -- create FILE [--dry-run]
       npm run coupons -- list
       npm run coupons -- stop CAMPAIGN

FILE       campaigns as JSON: see docs/payments.md. Their codes are written to standard output
--dry-run  checks the file, writes nothing
With the embedded database the shop has to be stopped. DATA_DIR, DATABASE_URL and MARKETS_DIR are the shop's.
`;

type Order =
  | { readonly what: 'create'; readonly file: string; readonly isDry: boolean }
  | { readonly what: 'list' }
  | { readonly what: 'stop'; readonly id: string };

/** Runs the command; answers the exit status: 0 good, 1 nothing was done, 2 wrong usage. */
export async function coupons(args: readonly string[], place: CommandPlace): Promise<number> {
  const order = readOrder(args);
  if (!order) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    const markets = readMarkets(process.env['MARKETS_DIR'] || undefined);
    const campaigns =
      order.what === 'create'
        ? readCampaigns(JSON.parse(await readFile(order.file, 'utf8')) as unknown, markets)
        : [];
    if ('problems' in campaigns) {
      process.stderr.write(`${campaigns.problems.join('\n')}\nNothing was written.\n`);
      return 1;
    }
    if (order.what === 'create' && order.isDry) {
      process.stderr.write(`${campaigns.length} campaigns are sound. Nothing was written.\n`);
      return 0;
    }
    return await inShopDatabase(place, ({ db }) => carryOut(db, order, campaigns, markets));
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  }
}

async function carryOut(
  db: Kysely<Database>,
  order: Order,
  campaigns: Exclude<ReturnType<typeof readCampaigns>, { problems: string[] }>,
  markets: readonly Market[],
): Promise<number> {
  const now = new Date();
  if (order.what === 'stop') {
    if (await stopCampaign(db, order.id, now)) return 0;
    process.stderr.write(`No campaign ${order.id} is running.\n`);
    return 1;
  }
  if (order.what === 'list') {
    for (const { id, market, kind, codes, uses, isStopped } of await listCampaigns(db))
      process.stdout.write(
        [id, market, kind, `${codes} codes`, `${uses} uses`, isStopped ? 'stopped' : 'on'].join('\t') + '\n',
      );
    return 0;
  }
  const written = await db
    .transaction()
    .execute((trx) => writeCampaigns(trx, campaigns, { markets, random: systemRandom, now }));
  for (const { id, codes } of written) for (const code of codes) process.stdout.write(`${id}\t${code}\n`);
  return 0;
}

function readOrder(args: readonly string[]): Order | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [what, name, more] = positionals;
    if (more !== undefined) return undefined;
    if (what === 'create' && name) return { what, file: name, isDry: values['dry-run'] };
    if (what === 'stop' && name) return { what, id: name };
    return what === 'list' && !name ? { what } : undefined;
  } catch {
    return undefined;
  }
}
