import { importCommand, type ImportPlace } from './import/importCommand.ts';

const usage = `Usage: npm run stores:import -- FILE [--dry-run] [--market CODE] [--partial]

FILE       stores, parcel shops and lockers, places, or store stock (.csv, .tsv), also as .gz: see docs/delivery.md
--dry-run  checks and reports, writes nothing
--market   the market whose prices store stock names; found by the currency when left out
--partial  the file is a part: what it lacks stays as it is
DATA_DIR, DATABASE_URL, MARKETS_DIR and DEMO are the shop's.
`;

/** Imports where orders are collected; answers the exit status of the command. */
export const storesImport = (args: readonly string[], place: ImportPlace): Promise<number> =>
  importCommand({ usage, isOfStores: true }, args, place);
