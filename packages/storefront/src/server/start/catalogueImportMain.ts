// The command behind `npm run catalogue:import`: imports into the shop of these settings.
import './useShopFolder.ts';
import { fileURLToPath } from 'node:url';
import { catalogueImport } from '@touchline/commerce/node/catalogueImport';
import { loadDemo } from './loadDemo.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const demo = await loadDemo({ hasDemo: process.env['DEMO'] !== 'off' });
process.exitCode = await catalogueImport(process.argv.slice(2), { defaultDataDir: `${root}.data`, demo });
