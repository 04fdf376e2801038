import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { pageEntries } from './pagesAround.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** Names the landmark: "Pages". */
  label: string;
  /** The current page; the first is 1. */
  page: number;
  /** Number of pages. With one or none, nothing is rendered. */
  pageCount: number;
  /** Address of a page. Use real addresses, so that each can be opened, bookmarked and indexed. */
  hrefOf: (page: number) => string;
  /** Names a page for screen readers: "Page 3". */
  pageLabel: (page: number) => string;
  /** Names the arrow back: "Previous page". */
  previousLabel: string;
  /** Names the arrow forward: "Next page". */
  nextLabel: string;
}

/* A container query, not a media query: it may be in a narrow panel. */
const Root = styled.nav`
  container-type: inline-size;
  inline-size: 100%;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.4')};

  /* From this width on, five numbers, two ellipses and both arrows fit in one line. */
  & > [data-only='narrow'] {
    display: none;
  }
  @container (max-width: 447.98px) {
    & > [data-only='narrow'] {
      display: block;
    }
    & > [data-only='wide'] {
      display: none;
    }
  }
`;

const Item = styled.a`
  ${type('label')}
  display: grid;
  place-items: center;
  min-inline-size: ${token('size.target')};
  min-block-size: ${token('size.target')};
  border-radius: ${token('radius.control')};
  text-decoration: none;
  font-variant-numeric: tabular-nums;

  & > svg:dir(rtl) {
    scale: -1 1;
  }
  &[aria-current] {
    background: ${token('color.text')};
    color: ${token('color.text.inverse')};
  }
  ${media.hover} {
    &:hover:not([aria-current]) {
      background: ${token('color.tile')};
    }
  }
  &[aria-hidden] {
    min-inline-size: ${token('space.20')};
  }
  ${media.forcedColours} {
    &[aria-current] {
      outline: 2px solid;
    }
  }
`;

/** Links to the pages of a list. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefOf,
  pageLabel,
  previousLabel,
  nextLabel,
  ...rest
}: PaginationProps) {
  const anchor = useAnchor();
  if (pageCount < 2) return null;
  return (
    <Root aria-label={label} {...rest}>
      <List role="list">
        {page > 1 ? (
          <li>
            <Item as={anchor} href={hrefOf(page - 1)} rel="prev" aria-label={previousLabel}>
              <ChevronLeftIcon />
            </Item>
          </li>
        ) : null}
        {pageEntries(page, pageCount).map(({ page: number, only }, index) => (
          <li key={number ?? `gap-${index}`} data-only={only}>
            {number === null ? (
              <Item as="span" aria-hidden="true">
                …
              </Item>
            ) : (
              <Item
                as={anchor}
                href={hrefOf(number)}
                aria-label={pageLabel(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Item>
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <Item as={anchor} href={hrefOf(page + 1)} rel="next" aria-label={nextLabel}>
              <ChevronRightIcon />
            </Item>
          </li>
        ) : null}
      </List>
    </Root>
  );
}
