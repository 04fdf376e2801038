import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serverFlags } from './build.mjs';
import { inRoot } from './root.mjs';

it('limits the memory of a shop that npm starts as much as of one that is measured', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  expect(scripts.start).toBe(`node ${serverFlags.join(' ')} scripts/start.mjs`);
});
