import { importCommand, type ImportPlace } from './import/importCommand.ts';

const usage = `Usage: npm run catalogue:import -- FILE [--dry-run] [--market CODE] [--partial]

FILE       a product feed (.tsv, .txt, .csv, RSS 2.0 or Atom .xml) or local inventory, also as .gz; FEED names one to take without it
--dry-run  checks and reports, writes nothing
--market   the market it is for (us, gb, de …); found by the currency when left out
--partial  the feed is a part: items it lacks stay as they are
PICTURE_HOSTS names hosts pictures may be fetched from, separated by commas. SHOP_DIR, DATA_DIR, DATABASE_URL, MARKETS_DIR and DEMO are the shop's.
`;

/** Imports a product feed or store stock; answers the exit status of the command. */
export const catalogueImport = (args: readonly string[], place: ImportPlace): Promise<number> =>
  importCommand({ usage, isOfStores: false }, args, place);
