import { expect, it } from 'vitest';
import { readArguments } from './readArguments.mjs';

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
