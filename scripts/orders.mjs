// npm run orders -- list: shows orders, and tells the shop what has become of a parcel.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { runCommand } = await import('./setup/runCommand.mjs');
  return runCommand('ordersMain.ts');
});
