import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { configDefinition, configNames } from '../../packages/contract/src/config/configTable.ts';
import { flagDefinition, flagNames } from '../../packages/contract/src/flags/flagTable.ts';
import { inRoot } from '../setup/root.mjs';

const isProof = /\.(test|stories|fixtures)\.tsx?$|(^|\/)testing\/|testPorts\.ts$/;

/** The names that product code passes to a function, by a pattern with the name as its group. */
function namesRead(call: RegExp): string[] {
  const names = new Set<string>();
  for (const name of ['contract', 'features', 'storefront', 'commerce', 'design-system']) {
    const folder = inRoot('packages', name, 'src');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || isProof.test(file)) continue;
      for (const [, read] of readFileSync(join(folder, file), 'utf8').matchAll(call)) names.add(read ?? '');
    }
  }
  return [...names].sort();
}

it('the table of flags says of exactly the flags that code reads that they are used', () => {
  const used = flagNames.filter((name) => flagDefinition(name).state === 'used');
  expect(namesRead(/\b(?:flags\s*\.value\(\s*'|visitorFlags\.|settingOf\(features, ')(\w+)/g)).toEqual(
    [...used].sort(),
  );
});

it('the table of configuration says of exactly the values that code reads that they are used', () => {
  const used = configNames.filter((name) => configDefinition(name).state === 'used');
  expect(namesRead(/\bconfigValue\([^'`]*'(\w+)'/g)).toEqual([...used].sort());
});
