// The command behind `npm run desk`: links that sign owners in to the desk of the shop of these settings.
import './useShopFolder.ts';
import { fileURLToPath } from 'node:url';
import { desk } from '@touchline/commerce/node/desk';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
process.exitCode = await desk(process.argv.slice(2), { defaultDataDir: `${root}.data` });
