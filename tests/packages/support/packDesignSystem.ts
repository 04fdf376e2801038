import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { build } from 'vite';
import { inRoot } from '../../../scripts/setup/root.mjs';

const folder = inRoot('packages/design-system');

/** A folder below the project, where React and the other peers are found before the workspace's own. */
export const place = inRoot('reports/packed');

const tarballIn = (there: string) =>
  join(there, readdirSync(there).find((name) => name.endsWith('.tgz')) ?? '');

/** Vitest global set-up: names the run, so that its files pack once in all. */
export default function nameRun(): void {
  process.env['PACKAGES_RUN'] = crypto.randomUUID();
}

/** Builds and packs the design system as published, and installs it as npm does: the first file of a run for all. */
export async function packDesignSystem(): Promise<{ tarball: string; installed: string }> {
  const installed = join(place, 'node_modules/@touchline/design-system');
  const note = join(place, 'packed-by');
  const run = process.env['PACKAGES_RUN'] ?? '';
  if (!existsSync(note) || readFileSync(note, 'utf8') !== run) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(installed, { recursive: true });
    await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'error' });
    // Types are checked by `npm run check`: here they are only written.
    const tsc = inRoot('node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [tsc, '-b', folder, '--noCheck']);
    const args = ['pack', '--ignore-scripts', '--loglevel=error', `--pack-destination=${place}`];
    execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });
    await extract({ file: tarballIn(place), cwd: installed, strip: 1 });
    writeFileSync(note, run);
  }
  return { tarball: tarballIn(place), installed };
}
