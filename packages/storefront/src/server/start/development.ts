import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { startCommerce } from '@touchline/commerce/node/startCommerce';
import { brandFiles } from '../sites/brandFiles.ts';
import { commerceOptions } from './commerceOptions.ts';
import { readConfig } from './config.ts';
import { loadBrand } from '../sites/loadBrand.ts';
import { loadDemo } from './loadDemo.ts';
import { shopFolderSettings } from './shopFolder.ts';
import { createShop } from '../http/shop.ts';
import { libraryStyles } from '../render/styles/libraryStyles.ts';
import { StaticFiles } from '../http/StaticFiles.ts';

/** The entry in development: hot reload, and the preamble of the React plugin. */
const entry = '/src/browser/development.ts';

/** Serves the shop from Vite's modules: nothing is built or compressed. */
export async function startDevelopment(env: Readonly<Record<string, string | undefined>>) {
  const root = fileURLToPath(new URL('../../../../../', import.meta.url));
  const config = readConfig({ ...env, ...shopFolderSettings(env) }, `${root}.data`);
  const brand = loadBrand(config);
  const commerce = await startCommerce({
    ...commerceOptions(config, brand, await loadDemo(config)),
    checkAnswers: true,
  });
  const shop = createShop({
    styles: libraryStyles,
    ...{ config, brand },
    backEnd: (request) => commerce.fetch(request),
    providerOrigin: commerce.providerOrigin,
    assets: {
      // Development hydrates at once; the late start is only in the built shop.
      bootstrap: `for(const[f,u,d]of JSON.parse(document.getElementById('start').textContent).fonts)document.fonts.add(new FontFace(f,u,d));const s=document.createElement('script');s.type='module';s.src='${entry}';document.head.append(s)`,
      startOf: (id) => ({ scripts: [[entry]], preloads: [], page: `/src/routes/${id}/page.ts` }),
    },
    files: new StaticFiles(undefined, brandFiles(brand)),
    deskFiles: { script: '/src/desk/development.ts', styles: [] },
    log: (message, fields, error) => console.error(message, fields ?? '', error ?? ''),
    isDevelopment: true,
  });
  return {
    listener: getRequestListener((request) => shop(request, '127.0.0.1')),
    port: config.port,
    stop: () => commerce.stop(),
  };
}
