// The command behind `npm run coupons`: makes, lists and stops coupons of the shop of these settings.
import './useShopFolder.ts';
import { fileURLToPath } from 'node:url';
import { coupons } from '@touchline/commerce/node/coupons';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
process.exitCode = await coupons(process.argv.slice(2), { defaultDataDir: `${root}.data` });
