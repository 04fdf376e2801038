import { createServer } from 'vite';
import { inRoot } from '../setup/root.mjs';

/** Packages are read from their source, as in the tests. */
const conditions = ['touchline-source', 'module', 'node', 'development|production'];

const measurement = '/packages/commerce/src/catalogue/recommendation/testing/hitRateInMemory.ts';

/**
 * Of 500 held-out baskets of a generated shop, how many have the hidden product among 16 recommendations.
 * @param {import('./figures.mjs').Bench} bench
 */
export async function recommendations({ figure }) {
  const server = await createServer({
    ...{ root: inRoot('.'), configFile: false, logLevel: 'error', appType: 'custom' },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
  });
  try {
    const { hitRateInMemory } =
      /** @type {typeof import('../../packages/commerce/src/catalogue/recommendation/testing/hitRateInMemory.ts')} */ (
        await server.ssrLoadModule(measurement)
      );
    const rates = await hitRateInMemory({ models: 400, baskets: 4_000, held: 500 });
    const shared = { group: 'recommendations', unit: '%', more: true };
    figure({ ...shared, name: 'hidden product among 16', value: rates.recommended, bar: 40, goal: 60 });
    figure({ ...shared, name: 'the same by what is bought most', value: rates.mostBought });
  } finally {
    await server.close();
  }
}
