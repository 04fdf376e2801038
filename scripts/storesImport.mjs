// npm run stores:import -- FILE [--dry-run]: loads stores, pick-up points, places or store stock into the shop, whether or not it runs.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { runCommand } = await import('./setup/runCommand.mjs');
  return runCommand('storesImportMain.ts');
});
