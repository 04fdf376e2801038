import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

const Root = styled.div`
  max-inline-size: 68ch;
  hyphens: auto;

  & :is(p, ul, ol, dl, table, pre) {
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
  & h4 {
    ${type('label')}
    margin-block-start: ${token('space.24')};
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
  & dt {
    font-weight: 650;
  }
  & dd + dt {
    margin-block-start: ${token('space.8')};
  }
  & a {
    text-underline-offset: 3px;
  }
  & :is(strong, b) {
    font-weight: 650;
  }
  & :is(figure, blockquote, hr) {
    margin-block: ${token('space.24')};
  }
  & blockquote {
    padding-inline-start: ${token('space.20')};
    border-inline-start: 4px solid ${token('color.accent')};
    ${type('lead')}
  }
  & figcaption {
    ${type('meta')}
    padding-block-start: ${token('space.8')};
    color: ${token('color.text.subtle')};
  }
  & hr {
    border: 0;
    border-block-start: 1px solid ${token('color.line')};
  }
  & :is(code, kbd) {
    padding: 1px 5px;
    border-radius: ${token('radius.badge')};
    background: ${token('color.tile')};
    font-size: 0.875em;
  }
  & pre {
    overflow-x: auto;
    padding: ${token('space.16')};
    background: ${token('color.tile')};
  }
  & pre > code {
    padding: 0;
    background: none;
  }
  & mark {
    background: ${token('color.accent')};
    color: ${token('color.accent.on')};
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

/** Attributes of the element around the text. */
export type ProseProps = ComponentProps<'div'>;

/** Long text from elsewhere: legal pages, articles, help. Styles plain elements inside. */
export function Prose(props: ProseProps) {
  return <Root {...props} />;
}
