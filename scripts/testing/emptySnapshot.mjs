import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../setup/root.mjs';

/**
 * Vitest global set-up of the back end: the snapshot of an empty database. In a process of its own, because Vitest loads
 * a set-up without the conditions by which the workspace's packages are read from their sources.
 */
export default async function emptySnapshot() {
  const entry = inRoot('packages/commerce/src/node/testing/makeEmptySnapshot.ts');
  await promisify(execFile)(process.execPath, ['--conditions=touchline-source', '--import', 'tsx', entry], {
    cwd: inRoot('.'),
  });
}
