import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

const Root = styled.div`
  border-block-end: 1px solid ${token('color.line')};
`;

/** Sections that open independently, one below the other. Children are `AccordionItem`s. */
export function Accordion(props: ComponentProps<'div'>) {
  return <Root {...props} />;
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  /** Describes the content in two to four words. */
  title: ReactNode;
  /** Heading level in the page's outline; `none` where the title is not a heading, as in filters. @default 3 */
  level?: 2 | 3 | 4 | 'none' | undefined;
  /** Shown next to the title: how many filters are on. */
  detail?: ReactNode;
  /** Open when the page loads; afterwards the shopper controls it. @default false */
  defaultOpen?: boolean | undefined;
  /** Items with the same `name` close each other. */
  name?: string | undefined;
}

const Details = styled.details`
  border-block-start: 1px solid ${token('color.line')};
  interpolate-size: allow-keywords;

  &::details-content {
    block-size: 0;
    overflow-y: clip;
    transition:
      block-size ${token('motion.in')} ${token('motion.ease.in')},
      content-visibility ${token('motion.in')} allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
    /* Open content must not cut a focus ring. */
    overflow-y: visible;
  }
`;

const Summary = styled.summary`
  ${type('label')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  min-block-size: 60px;
  padding-block: ${token('space.12')};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  & > :first-child {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    &:hover > :first-child {
      text-decoration: underline 1px;
      text-underline-offset: 4px;
    }
  }
`;

const Sign = styled.span`
  flex: none;
  position: relative;
  inline-size: 16px;
  block-size: 16px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 7px;
    inline-size: 16px;
    border-block-start: 2px solid;
    transition: rotate ${token('motion.fade')};
  }
  &::after {
    rotate: 90deg;
  }
  [open] > summary > &::after {
    rotate: 0deg;
  }
`;

const Detail = styled.span`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

const Body = styled.div`
  padding-block-end: ${token('space.24')};
`;

/** One section of an `Accordion`. Opens without JavaScript, and when the browser's find-in-page matches its content. */
export function AccordionItem({
  title,
  level = 3,
  detail,
  defaultOpen = false,
  children,
  ...rest
}: AccordionItemProps) {
  const Title = level === 'none' ? 'span' : (`h${level}` as const);
  return (
    <Details open={defaultOpen} {...rest}>
      <Summary>
        <Title>{title}</Title>
        {detail ? <Detail>{detail}</Detail> : null}
        <Sign aria-hidden="true" />
      </Summary>
      <Body>{children}</Body>
    </Details>
  );
}
