import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import styled from '../server/styles/styled.ts';
import { jsx } from './jsxRuntime.ts';

const Box = styled('div', 'c1-0');
const Card = styled(Box, 'c1-1');

it('makes a styled component the element with its classes at once', () => {
  const { type, key } = jsx(Card as never, { className: 'wide', children: 'text' }, 'first');
  expect([type, key]).toEqual(['div', 'first']);
  expect(renderToString(jsx(Card as never, { className: 'wide', children: 'text' }))).toBe(
    '<div class="c1-0 c1-1 wide">text</div>',
  );
});

it('lets the use of a styled component say another element', () => {
  expect(renderToString(jsx(Box as never, { as: 'section', id: 'a' }))).toBe(
    '<section id="a" class="c1-0"></section>',
  );
});

it('gives its classes to the component that is styled', () => {
  const Link = styled((props) => h('a', props) as never, 'c2-0');
  expect(renderToString(jsx(Link as never, { href: '/', children: 'Home' }))).toBe(
    '<a href="/" class="c2-0">Home</a>',
  );
});

it('leaves every other component and element as it is', () => {
  const Greeting = ({ name }: { name: string }) => h('p', null, `Hello ${name}`);
  expect(renderToString(jsx(Greeting as never, { name: 'Ada' }))).toBe('<p>Hello Ada</p>');
  expect(renderToString(jsx('p', { className: 'a', children: 'b' }))).toBe('<p class="a">b</p>');
});
