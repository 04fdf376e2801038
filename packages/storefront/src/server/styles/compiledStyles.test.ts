import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compiledStyles } from './compiledStyles.ts';
import { themeOf } from './splitTheme.ts';
import styled from './styled.ts';

const Box = styled('div', 'c1-0');
const Card = styled(Box, 'c1-1');
const Unused = styled('p', 'c1-2');
const pulse = '@keyframes pulse{from{opacity:0;}}';
const styles = compiledStyles([
  { id: 'c1-1', place: 1, rules: ['.c1-1{color:red;}', pulse] },
  { id: 'c1-0', place: 0, rules: ['.c1-0{display:grid;}', pulse] },
  { id: 'c1-2', place: 2, rules: ['.c1-2{margin:var(--2);}'] },
]);
const theme = themeOf(':root{--1:1px;--2:2px;}', '*{gap:var(--1)}');

const rendered = (view: ReactNode) => {
  const page = styles();
  return page.inPage(renderToStaticMarkup(page.collect(view)), theme);
};

it('writes the rules of what a page has used, once each, what is extended before what extends it', () => {
  const page = rendered(createElement(Card, { as: 'section', className: 'wide', id: 'a' }, 'text'));
  expect(page.content.join('')).toBe('<section id="a" class="c1-0 c1-1 wide">text</section>');
  expect(page.styles).toBe(
    `<style data-styled>${theme.css}.c1-0{display:grid;}${pulse}.c1-1{color:red;}</style>`,
  );
});

it('writes no rules for a text that looks like a class', () => {
  const page = rendered(createElement(Box, { title: ' class="c1-2"' }, ' class="c1-2"'));
  expect(page.styles).not.toContain('c1-2');
});

it('ends where a visitor has searched for the beginning of a custom property', () => {
  const page = rendered([
    createElement('h1', { key: 'a' }, 'var(--'),
    createElement(Unused, { key: 'b', 'data-below': '' }),
  ]);
  expect(page.content.join('')).toContain('.c1-2{');
});

it('begins each page without the rules of another', () => {
  rendered(createElement(Unused));
  expect(rendered(createElement(Box)).styles).not.toContain('c1-2');
});

it('sends what only lower parts use before them, with the properties that only these rules need', () => {
  const { styles: head, content } = rendered([
    createElement(Box, { key: 'a' }),
    createElement(Unused, { key: 'b', 'data-below': '' }, 'data-below'),
  ]);
  expect(head).toBe(`<style data-styled>:root{--1:1px}.c1-0{display:grid;}${pulse}</style>`);
  expect(content.join('')).toBe(
    '<div class="c1-0"></div><style data-styled>:root{--2:2px}.c1-2{margin:var(--2);}</style>' +
      '<p data-below="" class="c1-2">data-below</p>',
  );
});

it('sends with an extension what it extends, wherever that is first seen', () => {
  const box = createElement(Box, { key: 'b', 'data-below': '' });
  const { styles: head } = rendered([createElement(Unused, { key: 'a' }), box]);
  expect(head).not.toContain('c1-0');
  const mixed = createElement(Box, { key: 'b', 'data-below': '', className: 'c1-2' });
  expect(rendered([createElement(Unused, { key: 'a' }), mixed]).styles).toContain('c1-0');
});

it('sends what a closed popover uses with the lower parts', () => {
  const { styles: head, content } = rendered([
    createElement('div', { key: 'a', popover: 'auto' }, createElement('div', {}, createElement(Box))),
    createElement(Card, { key: 'b', as: 'i' }),
    createElement(Unused, { key: 'c', 'data-below': '' }),
  ]);
  expect(head).toContain('.c1-1{color:red;}');
  expect(head).not.toContain('c1-2');
  expect(content.join('')).toContain('.c1-2{');
  const closed = rendered([
    createElement('div', { key: 'a', popover: 'auto' }, createElement('div', {}, createElement(Box))),
    createElement('p', { key: 'b', 'data-below': '' }),
  ]);
  expect(closed.styles).not.toContain('c1-0');
  expect(closed.content.join('')).toContain('.c1-0{');
});
