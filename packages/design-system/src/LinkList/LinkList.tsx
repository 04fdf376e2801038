import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { Heading } from '../Heading/Heading.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';

export interface ListedLink {
  /** The title of the linked page. */
  label: ReactNode;
  /** The link's target. */
  href: string;
  /** Bold, for the link to all of them. @default false */
  isStrong?: boolean | undefined;
  /** The link is the current page. @default false */
  isCurrent?: boolean | undefined;
}

export interface LinkListProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Heading above the list, and its accessible name. */
  title?: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** `head` in the mega menu, `label` in the footer. @default 'label' */
  headingVariant?: 'head' | 'label' | undefined;
  /** `line` puts them side by side, such as the legal links at the end of a page. @default 'column' */
  layout?: 'column' | 'line' | undefined;
  /** The links, the most used first. */
  links: readonly ListedLink[];
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.12')};
  overflow-wrap: break-word;
`;

const List = styled.ul`
  &[data-layout='line'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space.16')};
  }
  & a {
    display: inline-block;
    max-inline-size: 100%;
    padding-block: 6px;
    text-decoration: none;
  }
  & a[data-strong] {
    font-weight: 650;
  }
  [data-ground='band'] & a {
    color: ${token('color.text.subtle')};
  }
  & a[aria-current] {
    font-weight: 650;
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
  ${media.hover} {
    && a:hover {
      color: ${token('color.text')};
      text-decoration: underline 1px;
      text-underline-offset: 3px;
    }
  }
  ${media.touch} {
    & a {
      display: inline-flex;
      align-items: center;
      min-inline-size: ${token('size.target')};
      min-block-size: ${token('size.target')};
    }
  }
`;

/** Links under one heading: footer, mega menu, account. */
export function LinkList({
  title,
  level = 2,
  headingVariant = 'label',
  layout,
  links,
  ...rest
}: LinkListProps) {
  const id = useId();
  const Anchor = useAnchor();
  return (
    <Root {...rest}>
      {title ? (
        <Heading id={id} level={level} variant={headingVariant}>
          {title}
        </Heading>
      ) : null}
      <List role="list" data-layout={layout} aria-labelledby={title ? id : undefined}>
        {links.map(({ href, label, isStrong = false, isCurrent = false }) => (
          <li key={href}>
            <Anchor
              href={href}
              {...(isStrong ? { 'data-strong': '' } : {})}
              {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
