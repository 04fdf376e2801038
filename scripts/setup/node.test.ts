import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inRoot } from './root.mjs';

/** Runs one of our commands as if Node had another version. */
function asNode(version: string, script: string, ...args: string[]) {
  const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, inRoot('scripts', script), ...args],
    { encoding: 'utf8', timeout: 20_000 },
  );
  return { status, stderr: stderr.trim() };
}

it.each(['start.mjs', 'test.mjs', 'dev.mjs', 'check.mjs'])(
  'reports in one sentence that Node is too old for %s',
  (script) => {
    const message = `Touchline needs Node 20.19 or newer; this is Node 20.18.1. See https://nodejs.org.`;
    expect(asNode('20.18.1', script)).toEqual({ status: 1, stderr: message });
  },
);

it('accepts the oldest supported Node', () => {
  expect(asNode('20.19.0', 'setup/node.mjs')).toEqual({ status: 0, stderr: '' });
});
