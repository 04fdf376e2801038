import { dirname, join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Market } from '@touchline/contract/market/schema';
import type { Database } from '../../kernel/database/schema.ts';
import { FeedError, type FeedProblem } from '../../catalogue/import/FeedProblem.ts';
import {
  importFeed,
  ImportStopped,
  type FeedPictures,
  type ImportReport,
} from '../../catalogue/import/importFeed.ts';
import type { Log } from '../../kernel/ports/Log.ts';
import { importStores } from '../../sales/pickup/import/importStores.ts';
import { fileSource } from './fileSource.ts';
import { marketOf } from './marketOf.ts';
import { PictureMaker } from './PictureMaker.ts';

/** Options of an import. */
export interface ImportOrder {
  file: string;
  dryRun: boolean;
  isPartial: boolean;
  /** Code of the market; derived from the feed's currency when absent. */
  market?: string;
  /** The file has stores, pick-up points, places or store stock. @default false */
  isOfStores?: boolean;
  /** Hosts that pictures may be downloaded from. */
  hosts: readonly string[];
}

export interface ImportPlace {
  db: Kysely<Database>;
  markets: readonly Market[];
  /** Folder for pictures; without one no pictures are imported. */
  dataDir: string | undefined;
  now: Date;
  /** Hears of what interrupts an import. */
  log: Pick<Log, 'error'>;
}

/** Events of a running import. */
export type ImportEvent =
  | { kind: 'problem'; problem: FeedProblem }
  | { kind: 'progress'; phase: 'check' | 'write'; done: number; total: number | undefined }
  | { kind: 'done'; report: ImportReport; market: string }
  /** `changed` is the number of groups that were written before. */
  | { kind: 'failed'; problem: FeedProblem; changed: number };

const noPictures: FeedPictures = { take: () => Promise.resolve(undefined) };

/** Imports one file and reports events; the last one is `done` or `failed`. */
export async function runImport(
  order: ImportOrder,
  place: ImportPlace,
  tell: (event: ImportEvent) => void,
): Promise<void> {
  const file = resolve(order.file);
  const folder = dirname(file);
  try {
    const source = await fileSource(file);
    const telling = {
      onProblem: (problem: FeedProblem) => tell({ kind: 'problem', problem }),
      onProgress: (progress: { phase: 'check' | 'write'; done: number; total: number | undefined }) =>
        tell({ kind: 'progress', ...progress }),
    };
    if (order.isOfStores) {
      const { dryRun, isPartial } = order;
      const { db, markets, now } = place;
      const marketOfPrices = () => marketOf(source, order.market, markets);
      const options = { db, source, markets, now, dryRun, isPartial, marketOfPrices, ...telling };
      tell({ kind: 'done', report: await importStores(options), market: '' });
      return;
    }
    const market = await marketOf(source, order.market, place.markets);
    const pictures =
      place.dataDir === undefined
        ? noPictures
        : new PictureMaker({
            feedFolder: folder,
            mediaFolder: join(place.dataDir, 'media'),
            hosts: order.hosts,
          });
    const report = await importFeed({
      db: place.db,
      source,
      market,
      now: place.now,
      pictures,
      dryRun: order.dryRun,
      isPartial: order.isPartial,
      ...telling,
    });
    tell({ kind: 'done', report, market: market.code });
  } catch (error) {
    const stopped = error instanceof ImportStopped ? error : undefined;
    const cause = stopped ? stopped.cause : error;
    const { line, attribute, message } =
      cause instanceof FeedError
        ? cause
        : { line: 0, attribute: '', message: 'The import was interrupted: the database or the file failed.' };
    const name = order.file.split(/[/\\]/).at(-1) ?? order.file;
    tell({
      kind: 'failed',
      problem: { file: name, line, id: '', attribute, severity: 'fatal', message, value: '' },
      changed: stopped?.changed ?? 0,
    });
    // The cause is for whoever looks after the machine, not for the report.
    if (!(cause instanceof FeedError)) place.log.error('import interrupted', cause);
  }
}
