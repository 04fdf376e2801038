// npm run store:device -- STORE_ID "NAME" --employee "NUMBER NAME": registers a device on which associates sign in.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { runCommand } = await import('./setup/runCommand.mjs');
  return runCommand('storeDeviceMain.ts');
});
