// npm run catalogue:import -- FILE [--dry-run] [--market CODE]: loads a product feed into the shop, whether or not it runs.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { runCommand } = await import('./setup/runCommand.mjs');
  return runCommand('catalogueImportMain.ts');
});
