import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** Names the landmark: "Pages". */
  label: string;
  /** The page that is shown; the first is 1. */
  page: number;
  /** One page or none: nothing is drawn. */
  pageCount: number;
  /** Where a page is: real addresses, so that each can be opened, kept and found. */
  hrefOf: (page: number) => string;
  /** Names a page for screen readers: "Page 3". */
  pageLabel: (page: number) => string;
  /** Names the arrow back: "Previous page". */
  previousLabel: string;
  /** Names the arrow on: "Next page". */
  nextLabel: string;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.4')};
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
  ${media.forcedColours} {
    &[aria-current] {
      outline: 2px solid;
    }
  }
`;

/** First, last, and the neighbours of the current page; `null` stands for what is left out. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const gap = number - (pages[index - 1] ?? number - 1);
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number];
  });
}

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
    <nav aria-label={label} {...rest}>
      <List role="list">
        {page > 1 ? (
          <li>
            <Item as={anchor} href={hrefOf(page - 1)} rel="prev" aria-label={previousLabel}>
              <ChevronLeftIcon />
            </Item>
          </li>
        ) : null}
        {pagesAround(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
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
    </nav>
  );
}
