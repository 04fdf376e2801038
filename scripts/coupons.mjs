// npm run coupons -- create FILE | list | stop CAMPAIGN: the coupons of a shop.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { runCommand } = await import('./setup/runCommand.mjs');
  return runCommand('couponsMain.ts');
});
