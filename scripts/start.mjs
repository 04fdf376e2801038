// npm start: starts the shop from a fresh clone. Installs and builds what is missing, then becomes the server.
// The server reads PORT, HOST, DATABASE_URL, DATA_DIR, SHOP_ORIGIN and BRAND, checks them, and drains on SIGTERM.
import './setup/node.mjs';

const { runTool, log, stopwatch } = await import('./setup/log.mjs');

/** npm's shell does not forward signals: when npm has ended, the shop finishes open requests and ends too. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

await runTool(async () => {
  const time = stopwatch();
  const { ensureInstalled } = await import('./setup/install.mjs');
  await ensureInstalled();
  const { ensureBuilt, serverEntry } = await import('./setup/build.mjs');
  await ensureBuilt();
  log(`Ready to start after ${time()}. Stop the shop with Ctrl+C.`);
  endWithNpm();
  // In this process, so that signals reach the server itself and no orphan can keep the port.
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  const { pathToFileURL } = await import('node:url');
  await import(pathToFileURL(serverEntry).href);
});
