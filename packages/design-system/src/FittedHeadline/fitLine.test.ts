import { expect, it } from 'vitest';
import tokens from '../../brands/touchline/tokens.json' with { type: 'json' };
import { advances } from './advances.generated.ts';
import { fitLine, TRACKING } from './fitLine.ts';

const PHONE = 358 / 86;
const DESKTOP = 1200 / 140;

it('narrows a long line until it is as wide as a phone, and widens it for a desktop', () => {
  const [phone, desktop] = [fitLine('the last mile', PHONE), fitLine('the last mile', DESKTOP)];
  expect(phone.stretch).toBeLessThan(desktop.stretch);
  expect(phone.em).toBeLessThan(desktop.em);
});

it('takes the widest shape and a larger size where a line is short', () => {
  const { stretch, em } = fitLine('Run', DESKTOP);
  expect(stretch).toBe(125);
  expect(em).toBeLessThan(DESKTOP);
});

it('takes the narrowest shape and a smaller size where a line is long, as in German', () => {
  const { stretch, em } = fitLine('für die letzten Kilometer', PHONE);
  expect(stretch).toBe(62);
  expect(em).toBeGreaterThan(PHONE);
});

it('offsets the bearing of the first letter: more for a B than for a t', () => {
  expect(fitLine('Built for', PHONE).hang).toBeGreaterThan(fitLine('the last', PHONE).hang);
});

it('returns a size for letters the font does not have', () => {
  expect(fitLine('마지막 1마일', PHONE).em).toBeGreaterThan(1);
});

it('adds to the spaces between words the narrower the letters are, and still fills the line', () => {
  const narrow = fitLine('für die letzten Kilometer', PHONE);
  const middling = fitLine('the last mile', PHONE);
  expect(narrow.wordSpacing).toBeGreaterThan(0.1);
  expect(middling.wordSpacing).toBeGreaterThan(0);
  expect(middling.wordSpacing).toBeLessThan(narrow.wordSpacing);
  expect(middling.em).toBeCloseTo(PHONE);
  expect(fitLine('Run', DESKTOP).wordSpacing).toBe(0);
});

it.each(['Built for', 'the last mile', 'Gebaut für', 'die letzte Meile'])(
  'leaves a gap between the letters of "%s"',
  (line) => {
    const gaps = [...line].slice(1).map((letter, index) => {
      const right = advances[line[index] ?? '']?.at(-1) ?? 0;
      const left = advances[letter]?.at(-2) ?? 0;
      return right + left + TRACKING * 1000;
    });
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  },
);

it('reckons with the tracking that the brand sets', () => {
  const { letterSpacing, fontSize } = tokens.type.hero.$value;
  expect(letterSpacing.value / fontSize.value).toBeCloseTo(TRACKING);
});
