// The command behind `npm run orders`: shows orders, and tells of parcels, in the shop of these settings.
import './useShopFolder.ts';
import { fileURLToPath } from 'node:url';
import { orders } from '@touchline/commerce/node/orders';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
process.exitCode = await orders(process.argv.slice(2), { defaultDataDir: `${root}.data` });
