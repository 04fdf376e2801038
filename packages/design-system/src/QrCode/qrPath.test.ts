import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

/** Reads a drawing back into modules. */
function modulesOf(path: string, edge: number): boolean[][] {
  const modules = Array.from({ length: edge }, () => Array.from({ length: edge }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(run); step += 1) {
      const row = modules[Number(y)];
      if (row) row[Number(x) + step] = true;
    }
  return modules;
}

it.each(['L', 'M', 'Q', 'H'] as const)('draws every module of the code at correction %s', (correction) => {
  const text = 'https://shop.example/collect/4711';
  const code = qrPath(text, correction);
  expect(modulesOf(code?.path ?? '', code?.edge ?? 0)).toEqual(
    encode(text, { ecc: correction, border: 4 }).data,
  );
});

it('leaves a quiet zone of four modules on every side, which scanners need', () => {
  const { path = '', edge = 0 } = qrPath('4711', 'M') ?? {};
  const modules = modulesOf(path, edge);
  const isBlank = (row: readonly boolean[] | undefined) => row?.every((isDark) => !isDark);
  expect([0, 1, 2, 3, edge - 1, edge - 4].every((y) => isBlank(modules[y]))).toBe(true);
  expect(isBlank(modules[4])).toBe(false);
  expect(modules.every((row) => isBlank(row.slice(0, 4)) && isBlank(row.slice(-4)))).toBe(true);
});

it('returns nothing if the text is too long for any code', () => {
  expect(qrPath('x'.repeat(4_000), 'M')).toBeUndefined();
});
