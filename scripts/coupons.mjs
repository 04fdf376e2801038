// npm run coupons -- create FILE | list | stop CAMPAIGN: the coupons of a shop.
import './setup/node.mjs';

const { runTool } = await import('./setup/log.mjs');

await runTool(async () => {
  const { ensureInstalled } = await import('./setup/install.mjs');
  await ensureInstalled();
  const { spawnSync } = await import('node:child_process');
  const { createRequire } = await import('node:module');
  const { pathToFileURL } = await import('node:url');
  const { inRoot } = await import('./setup/root.mjs');
  // As with the import: TypeScript that runs from its sources.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const entry = inRoot('packages/storefront/src/server/start/couponsMain.ts');
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=touchline-source', '--import', tsx, entry, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  return status ?? 1;
});
