// Imports a file: into the running shop if there is one, otherwise into its database.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { problemLine } from '../../catalogue/import/FeedProblem.ts';
import { Markets } from '../../kernel/market/Markets.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import { silentLog } from '../../kernel/ports/Log.ts';
import { askRunningShop } from './operatorSocket.ts';
import { importSummary, stoppedSummary } from './importSummary.ts';
import { ProgressBar } from './ProgressBar.ts';
import { runImport, type ImportEvent, type ImportOrder } from './runImport.ts';
import { openDatabase } from '../openDatabase.ts';
import { readMarkets } from '../readMarkets.ts';
import type { DemoShop } from '../DemoShop.ts';
import { StartError } from '../StartError.ts';

/** Where the command finds its shop. */
export interface ImportPlace {
  /** Folder of the shop when `DATA_DIR` names none. */
  defaultDataDir: string;
  /** What an empty database gets before the import, as when the shop starts. */
  demo?: DemoShop | undefined;
}

/** What a command imports. */
export interface ImportKind {
  readonly usage: string;
  /** Whether it takes files of stores instead of product feeds. */
  readonly isOfStores: boolean;
}

/** Runs an import as a command; answers the exit status: 0 good, 1 rows were skipped or nothing was imported, 2 wrong usage. */
export async function importCommand(
  kind: ImportKind,
  args: readonly string[],
  { defaultDataDir, demo }: ImportPlace,
): Promise<number> {
  const order = readOrder(kind, args);
  if (typeof order === 'number') return order;
  const dataDir = resolve(process.env['DATA_DIR'] || defaultDataDir);
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const began = performance.now();
  const bar = new ProgressBar(process.stderr);
  const log = {
    error: (event: string, error: unknown) =>
      void process.stderr.write(`${event}: ${error instanceof Error ? error.message : String(error)}\n`),
  };
  let status = 1;
  const tell = (event: ImportEvent) => {
    if (event.kind === 'progress') return bar.show(event);
    bar.clear();
    if (event.kind === 'problem' || event.kind === 'failed')
      process.stdout.write(`${problemLine(event.problem)}\n`);
    if (event.kind === 'failed') process.stderr.write(stoppedSummary(event.changed));
    if (event.kind === 'done') {
      status = event.report.skipped > 0 ? 1 : 0;
      const seconds = (performance.now() - began) / 1000;
      process.stderr.write(
        importSummary(event.report, { market: event.market, dryRun: order.dryRun, seconds }),
      );
    }
  };
  try {
    const markets = readMarkets(process.env['MARKETS_DIR'] || undefined);
    // A database server can be used by several processes; the embedded database belongs to the running shop.
    if (!databaseUrl && (await askRunningShop(dataDir, order, tell))) return status;
    // Without an existing shop, a dry run must not create one: it checks in memory.
    const isNowhere = order.dryRun && !databaseUrl && !existsSync(join(dataDir, 'database'));
    const database = await openDatabase({
      databaseUrl,
      dataDir: isNowhere ? undefined : dataDir,
      snapshot: demo?.snapshot,
      log: silentLog,
    });
    try {
      await migrate(database.db);
      if (!isNowhere) await demo?.seed(database.db, { markets, now: new Date() });
      const place = { db: database.db, markets: new Markets(markets).all, dataDir, now: new Date(), log };
      await runImport(order, place, tell);
    } finally {
      await database.close();
    }
    return status;
  } catch (error) {
    bar.clear();
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof StartError ? text : `The import failed: ${text}`}\n`);
    return 1;
  }
}

function readOrder({ usage, isOfStores }: ImportKind, args: readonly string[]): ImportOrder | number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        market: { type: 'string' },
        partial: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const [file = isOfStores ? undefined : process.env['FEED'] || undefined, more] = positionals;
    if (values.help) {
      process.stdout.write(usage);
      return 0;
    }
    if (file === undefined || more !== undefined) {
      process.stderr.write(usage);
      return 2;
    }
    return {
      file: resolve(file),
      dryRun: values['dry-run'] ?? false,
      isPartial: values.partial ?? false,
      ...(isOfStores ? { isOfStores } : {}),
      ...(values.market ? { market: values.market } : {}),
      hosts: (process.env['PICTURE_HOSTS'] ?? '')
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
}
