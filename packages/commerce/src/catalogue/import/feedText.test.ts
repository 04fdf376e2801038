import { expect, it } from 'vitest';
import { feedText } from './feedText.ts';

it.each([
  ['LumaTech&trade; Tee', 'LumaTech™ Tee'],
  ['Salt &amp; Stone, 12 &frac12; &#8243; &CounterClockwiseContourIntegral;', 'Salt & Stone, 12 ½ ″ ∳'],
  ['5 &lt; 6 &amp;amp; more', '5 < 6 &amp; more'],
  ['AT&T & R&D &unknown; &copy 2026', 'AT&T & R&D &unknown; &copy 2026'],
  ['\u202Eeet kcalB\u202C \u2066Black\u2069 tee', 'eet kcalB Black tee'],
  ['&#x202E;Tee', 'Tee'],
  ['Bell\u0007 and\u0000 no\u009Fthing', 'Bell and nothing'],
  ['One line\nand\tanother', 'One line\nand\tanother'],
  ['תיק \u200Fגב', 'תיק \u200Fגב'],
])('reads %j as %j', (raw, text) => {
  expect(feedText(raw)).toBe(text);
});
