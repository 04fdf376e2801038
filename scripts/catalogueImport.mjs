// npm run catalogue:import -- FILE [--dry-run] [--market CODE]: loads a product feed into the shop, whether or not it runs.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { ensureInstalled } = await import('./setup/install.mjs');
  await ensureInstalled();
  const { spawnSync } = await import('node:child_process');
  const { createRequire } = await import('node:module');
  const { pathToFileURL } = await import('node:url');
  const { inRoot } = await import('./setup/root.mjs');
  // The import is TypeScript and runs from its sources, so it is always up to date.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const entry = inRoot('packages/storefront/src/server/start/catalogueImportMain.ts');
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=touchline-source', '--import', tsx, entry, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  return status ?? 1;
});
