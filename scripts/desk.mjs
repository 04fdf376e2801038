// npm run desk -- link: makes a link that signs an owner in to the desk.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { runCommand } = await import('./setup/runCommand.mjs');
  return runCommand('deskMain.ts');
});
