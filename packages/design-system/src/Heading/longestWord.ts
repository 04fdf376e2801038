import { isValidElement, type ReactNode } from 'react';

/** Letters that are about as wide as they are high: Korean, Chinese and Japanese. */
const wide = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const widthOf = (word: string): number =>
  Array.from(word).reduce((sum, letter) => sum + (wide.test(letter) ? 1.4 : 1), 0);

function textOf(content: ReactNode): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join(' ');
  return isValidElement<{ children?: ReactNode }>(content) ? textOf(content.props.children) : '';
}

/** The length of the longest word of a heading, in letters of usual width, that of a link in it included. */
export const longestWord = (children: ReactNode): number =>
  Math.ceil(
    Math.max(
      0,
      ...textOf(children)
        .split(/[ \t\n\u00ad\-–—]+/)
        .map(widthOf),
    ),
  );
