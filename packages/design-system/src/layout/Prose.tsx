import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

const Root = styled.div`
  max-inline-size: 68ch;
  hyphens: auto;

  & :is(p, ul, ol, table) {
    margin-block-start: ${token('space.12')};
  }
  & > :first-child,
  & > section > :first-child {
    margin-block-start: 0;
  }
  & > section + section,
  & > * + :is(h2, h3) {
    margin-block-start: ${token('space.40')};
  }
  & :is(h1, h2, h3, h4) {
    hyphens: manual;
  }
  & h2 {
    ${type('section')}
  }
  & h3 {
    ${type('head')}
  }
  & :is(ul, ol) {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-block-start: ${token('space.4')};
  }
  & a {
    text-underline-offset: 3px;
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${token('space.8')} ${token('space.12')} ${token('space.8')} 0;
    border-block-end: 1px solid ${token('color.line')};
    text-align: start;
    vertical-align: top;
  }
`;

/** Long text written elsewhere: legal pages, articles, help. Styles plain elements inside. */
export function Prose(props: ComponentProps<'div'>) {
  return <Root {...props} />;
}
