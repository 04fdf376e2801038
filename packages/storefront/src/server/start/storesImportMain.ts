// The command behind `npm run stores:import`: imports into the shop of these settings.
import './useShopFolder.ts';
import { fileURLToPath } from 'node:url';
import { storesImport } from '@touchline/commerce/node/storesImport';
import { loadDemo } from './loadDemo.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const demo = await loadDemo({ hasDemo: process.env['DEMO'] !== 'off' });
process.exitCode = await storesImport(process.argv.slice(2), { defaultDataDir: `${root}.data`, demo });
