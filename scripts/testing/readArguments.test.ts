import { expect, it } from 'vitest';
import { readArguments } from './readArguments.mjs';
import { timeTable } from './table.mjs';

const layers = ['unit', 'stories'];

it('reads layers, a revision to compare with, and what goes to the runner', () => {
  expect(readArguments([], layers)).toEqual({ names: [], rest: [], changed: undefined });
  expect(readArguments(['unit', '--', '-t', 'basket'], layers)).toEqual({
    names: ['unit'],
    rest: ['-t', 'basket'],
    changed: undefined,
  });
  expect(readArguments(['--changed'], layers).changed).toEqual({});
  expect(readArguments(['--changed', 'HEAD~1', 'unit'], layers)).toEqual({
    names: ['unit'],
    rest: [],
    changed: { since: 'HEAD~1' },
  });
  expect(readArguments(['--changed', 'stories'], layers)).toMatchObject({ names: ['stories'], changed: {} });
  expect(() => readArguments(['units'], layers)).toThrow('No such layer: units. There are: unit, stories.');
});

it('tells the seconds of each layer and of each test in a table, and of all side by side', () => {
  const counts = (passed: number) => ({ passed, failed: 0, skipped: 0 });
  expect(
    timeTable(
      [
        { name: 'unit', counts: counts(200), seconds: 50 },
        { name: 'stories', counts: counts(800), seconds: 250.4 },
      ],
      260,
    ),
  ).toEqual([
    'layer    tests  seconds  seconds a test',
    'unit       200       50            0.25',
    'stories    800      250            0.31',
    'all       1000      260            0.26',
  ]);
});
