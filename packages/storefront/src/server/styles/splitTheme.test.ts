import { expect, it } from 'vitest';
import { themeOf } from './splitTheme.ts';

const theme = themeOf(
  ':root{color-scheme:light dark}:root{--a:1px;--b:var(--c);--c:red;--d:0;}' +
    '@media(min-width:600px){:root{}:root{--a:2px;--d:1;}}[data-ground=band]{--c:var(--d);--b:blue;}@media(prefers-contrast:more){}',
  'p{gap:var(--a)}',
);

it('splits off what a page does not use at first, each property with its changes and with what they need', () => {
  expect(theme.split('i{left:0}')).toEqual({
    used: ':root{color-scheme:light dark}:root{--a:1px}@media(min-width:600px){:root{--a:2px}}',
    rest:
      ':root{--b:var(--c);--c:red;--d:0}@media(min-width:600px){:root{--d:1}}' +
      '[data-ground=band]{--c:var(--d);--b:blue}',
  });
  expect(theme.split('i{color:var(--b)}')).toEqual({
    used:
      ':root{color-scheme:light dark}:root{--a:1px;--b:var(--c);--c:red;--d:0}' +
      '@media(min-width:600px){:root{--a:2px;--d:1}}[data-ground=band]{--c:var(--d);--b:blue}',
    rest: '',
  });
});
