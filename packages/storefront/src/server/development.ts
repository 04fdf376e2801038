import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { startCommerce } from '@touchline/commerce/node/startCommerce';
import { commerceOptions } from './commerceOptions.ts';
import { readConfig } from './config.ts';
import { createShop } from './shop.ts';

/** What the entry needs in development: hot reload, and the preamble of the React plugin. */
const entry = '/src/client/development.ts';

/** The shop on Vite's modules: nothing is built, nothing is packed. */
export async function startDevelopment(env: Readonly<Record<string, string | undefined>>) {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const config = readConfig(env, `${root}.data`);
  const commerce = await startCommerce({ ...commerceOptions(config), checkAnswers: true });
  const shop = createShop({
    config,
    backEnd: (request) => commerce.fetch(request),
    providerOrigin: commerce.providerOrigin,
    assets: {
      // Development starts at once; what a late start does is seen in the built shop.
      bootstrap: `const s=document.createElement('script');s.type='module';s.src='${entry}';document.head.append(s)`,
      startOf: () => ({ scripts: [[entry]], preloads: [] }),
    },
    files: { answer: () => undefined },
    log: (message, fields, error) => console.error(message, fields ?? '', error ?? ''),
    isDevelopment: true,
  });
  return {
    listener: getRequestListener((request) => shop(request, '127.0.0.1')),
    port: config.port,
    stop: () => commerce.stop(),
  };
}
