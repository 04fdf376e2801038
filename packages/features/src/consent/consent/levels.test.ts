import { describe, expect, it } from 'vitest';
import {
  allows,
  cookieValue,
  defaultLevel,
  levelsOf,
  levelsOfMode,
  toggleLevel,
  type Levels,
} from './levels.ts';
import { consentCookie } from './storage.ts';

const read = (text: string) => {
  try {
    return consentCookie.codec.decode(text);
  } catch {
    return undefined;
  }
};

describe('a press on a box', () => {
  it.each<[Levels, 0 | 1 | 2, Levels]>([
    [[0], 1, [0, 1]],
    [[0], 2, [0, 1, 2]],
    [[0, 1], 2, [0, 1, 2]],
    [[0, 1, 2], 0, [0]],
  ])('of nested levels %o takes those below along: %i [A4.48]', (before, box, after) => {
    expect(toggleLevel(box, before, 'nested')).toEqual(after);
  });

  it.each<[Levels, 0 | 1 | 2, Levels]>([
    [[0, 1, 2], 2, [0, 1]],
    [[0, 1], 1, [0]],
    [[0], 0, [0, 1, 2]],
  ])(
    'on the highest of nested levels %o lowers it by one, or ticks all at level 0 [A4.49]',
    (before, box, after) => {
      expect(toggleLevel(box, before, 'nested')).toEqual(after);
    },
  );

  it.each<[Levels, 1 | 2, Levels]>([
    [[0], 2, [0, 2]],
    [[0, 2], 1, [0, 1, 2]],
    [[0, 1, 2], 1, [0, 2]],
  ])('of independent levels %o changes only that box [A4.50]', (before, box, after) => {
    expect(toggleLevel(box, before, 'independent')).toEqual(after);
  });

  it('of two boxes changes all but what the shop needs to work [A4.51]', () => {
    expect(levelsOfMode('twoCheckboxes')).toEqual([0, 2]);
    expect(toggleLevel(2, [0], 'twoCheckboxes')).toEqual([0, 2]);
    expect(toggleLevel(2, [0, 2], 'twoCheckboxes')).toEqual([0]);
    expect(toggleLevel(0, [0, 2], 'twoCheckboxes')).toEqual([0, 2]);
  });
});

describe('the levels in the beginning', () => {
  it('are up to 2, and only the lowest of two boxes [A4.51]', () => {
    expect(defaultLevel('nested')).toBe(2);
    expect(defaultLevel('independent')).toBe(2);
    expect(defaultLevel('twoCheckboxes')).toBe(0);
  });
});

describe('the consent cookie', () => {
  it.each(['0', '1', '2', '[0]', '[0,2]', '[0,1,2]'])('may be %s [A3.25, A5.53]', (text) => {
    expect(read(text)).toEqual(JSON.parse(text));
    expect(consentCookie.codec.encode(JSON.parse(text) as 0)).toBe(text);
  });

  it.each(['3', '-1', '1.5', '"1"', '[]', '[0,1,2,2]', '[0.5]', '["1"]', '{}', 'null', 'x', ''])(
    'is none when it is %s [A5.53]',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('lasts a year [A9.09]', () => {
    expect(consentCookie.maxAge).toBe(31_536_000);
  });

  it('is a list where the market sends several values, else the highest level [A4.47]', () => {
    expect(cookieValue([0, 2], true)).toEqual([0, 2]);
    expect(cookieValue([0, 2], false)).toBe(2);
    expect(cookieValue([0], false)).toBe(0);
  });

  it('written by another application is understood, whatever it holds', () => {
    expect(levelsOf(1, 'nested')).toEqual([0, 1]);
    expect(levelsOf([2], 'independent')).toEqual([0, 2]);
    expect(levelsOf([7], 'independent')).toEqual([0]);
    expect(levelsOf(1, 'twoCheckboxes')).toEqual([0]);
  });
});

it('a level allows its purpose; of two boxes the second allows all of them', () => {
  expect(allows([0], 'necessary', 'nested')).toBe(true);
  expect(allows([0], 'preferences', 'nested')).toBe(true);
  expect(allows([0], 'analytics', 'nested')).toBe(false);
  expect(allows([0, 1], 'analytics', 'nested')).toBe(true);
  expect(allows([0, 1], 'advertising', 'nested')).toBe(false);
  expect(allows([0, 2], 'analytics', 'independent')).toBe(false);
  expect(allows([0, 2], 'analytics', 'twoCheckboxes')).toBe(true);
});
