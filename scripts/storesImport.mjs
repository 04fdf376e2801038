// npm run stores:import -- FILE [--dry-run]: loads stores, pick-up points, places or store stock into the shop, whether or not it runs.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { runImport } = await import('./setup/runImport.mjs');
  return runImport('storesImportMain.ts');
});
