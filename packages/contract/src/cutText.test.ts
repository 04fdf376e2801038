import { describe, expect, it } from 'vitest';
import { cutText } from './cutText.ts';

describe('A text that is cut', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly', 7, 'exactly'],
    ['a longer text', 8, 'a longer'],
    ['x'.repeat(149) + '😀', 150, 'x'.repeat(149)],
    ['ab👩‍👩‍👧', 9, 'ab'],
    ['cafe\u0301 au lait', 4, 'caf'],
    ['🇩🇪🇫🇷', 5, '🇩🇪'],
    ['\u1112\u1161\u11ab\u1112\u1161\u11ab', 5, '\u1112\u1161\u11ab'],
  ])('keeps every character of %j whole within %i', (text, longest, expected) => {
    expect(cutText(text, longest)).toBe(expected);
  });

  it('does not end inside a surrogate pair, even where one character never ends', () => {
    expect(cutText(`😀${'\u200d😀'.repeat(50)}`, 10)).toMatch(/^[^\uD800-\uDFFF]*$/u);
    expect(cutText(`a${'\u0301'.repeat(50)}`, 10)).toHaveLength(10);
  });
});
