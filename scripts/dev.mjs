// npm run dev: the shop with hot reload, from the sources.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { ensureInstalled } = await import('./setup/install.mjs');
  await ensureInstalled();
  const { run } = await import('./setup/run.mjs');
  const { inRoot, root } = await import('./setup/root.mjs');
  const env = { ...process.env, NODE_ENV: 'development' };
  return run(
    process.execPath,
    ['--conditions=touchline-source', '--import', 'tsx', inRoot('packages/storefront/dev.mjs')],
    { cwd: root, env },
  );
});
