import { ensureInstalled } from './install.mjs';
import { inRoot } from './root.mjs';

/**
 * Runs a command of the shop. It is TypeScript and runs from its sources, so it is always up to date.
 * @param {string} main name of its file in the storefront's `server/start`
 */
export async function runCommand(main) {
  await ensureInstalled();
  const { spawnSync } = await import('node:child_process');
  const { createRequire } = await import('node:module');
  const { pathToFileURL } = await import('node:url');
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const { status } = spawnSync(
    process.execPath,
    [
      '--conditions=touchline-source',
      '--import',
      tsx,
      inRoot(`packages/storefront/src/server/start/${main}`),
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  );
  return status ?? 1;
}
