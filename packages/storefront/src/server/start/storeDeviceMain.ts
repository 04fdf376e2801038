// The command behind `npm run store:device`: registers a device of a store with the shop of these settings.
import './useShopFolder.ts';
import { fileURLToPath } from 'node:url';
import { storeDevice } from '@touchline/commerce/node/storeDevice';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
process.exitCode = await storeDevice(process.argv.slice(2), { defaultDataDir: `${root}.data` });
