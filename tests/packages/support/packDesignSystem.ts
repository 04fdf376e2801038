import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { build } from 'vite';
import { inRoot } from '../../../scripts/setup/root.mjs';

const folder = inRoot('packages/design-system');

/**
 * Builds and packs the design system as published, and installs it as npm does: in a folder below the project, where
 * React and the other peers are found before the workspace's own.
 * @param place emptied first
 */
export async function packDesignSystem(place: string): Promise<{ tarball: string; installed: string }> {
  const installed = join(place, 'node_modules/@touchline/design-system');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'error' });
  execFileSync(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-b', folder]);
  const args = ['pack', '--ignore-scripts', '--json', '--loglevel=error', `--pack-destination=${place}`];
  const text = execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(text) as [{ filename: string }];
  const tarball = join(place, filename);
  await extract({ file: tarball, cwd: installed, strip: 1 });
  return { tarball, installed };
}
