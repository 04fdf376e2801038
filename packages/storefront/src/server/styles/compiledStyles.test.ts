import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compiledStyles } from './compiledStyles.ts';
import styled from './styled.ts';

const Box = styled('div', 'c1-0');
const Card = styled(Box, 'c1-1');
const pulse = '@keyframes pulse{from{opacity:0;}}';
const styles = compiledStyles([
  { id: 'c1-1', place: 1, rules: ['.c1-1{color:red;}', pulse] },
  { id: 'c1-0', place: 0, rules: ['.c1-0{display:grid;}', pulse] },
  { id: 'c1-2', place: 2, rules: ['.c1-2{margin:0;}'] },
]);

it('writes the rules of what a page has used, once each, what is extended before what extends it', () => {
  const page = styles();
  const html = renderToStaticMarkup(
    page.collect(createElement(Card, { as: 'section', className: 'wide', id: 'a' }, 'text')),
  );
  expect(html).toBe('<section id="a" class="c1-0 c1-1 wide">text</section>');
  expect(page.element(html)).toBe(`<style data-styled>.c1-0{display:grid;}${pulse}.c1-1{color:red;}</style>`);
});

it('writes no rules for a text that looks like a class', () => {
  const html = renderToStaticMarkup(createElement(Box, { title: ' class="c1-2"' }, ' class="c1-2"'));
  expect(styles().element(html)).toBe(`<style data-styled>.c1-0{display:grid;}${pulse}</style>`);
});
