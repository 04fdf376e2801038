import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface GridProps extends ComponentProps<'ul'> {
  /**
   * `cards`: 2, 3, 4 or 5 in a row by width; `cards-beside-filters`: 2, 3, 3, 4; `halves` and `thirds` on a
   * desktop, below each other on a phone; `tiles`: 2 on a phone, 4 on a desktop. @default 'cards'
   */
  columns?: 'cards' | 'cards-beside-filters' | 'halves' | 'thirds' | 'tiles' | undefined;
}

const Root = styled.ul`
  display: grid;
  /* Two columns on a phone, and one where text is twice as large. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  gap: ${token('cards.row')} ${token('cards.column')};

  &[data-columns='halves'],
  &[data-columns='thirds'] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.24')};
  }
  &[data-columns='tiles'] {
    gap: ${token('cards.column')};
  }
  ${media.medium} {
    --columns: 3;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    &[data-columns='halves'],
    &[data-columns='thirds'] {
      --columns: 1;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
    &[data-columns='tiles'] {
      --columns: 2;
    }
  }
  ${media.wide} {
    &[data-columns='cards'],
    &[data-columns='tiles'] {
      --columns: 4;
    }
    &[data-columns='halves'] {
      --columns: 2;
    }
    &[data-columns='thirds'] {
      --columns: 3;
    }
  }
  ${media.vast} {
    &[data-columns='cards'] {
      --columns: 5;
    }
    &[data-columns='cards-beside-filters'] {
      --columns: 4;
    }
  }
  /* An editorial tile spans two columns, so that rows are full. */
  & > [data-span='2'] {
    grid-column: 1 / -1;
    ${media.medium} {
      grid-column: span 2;
    }
  }
  & > [data-span='all'] {
    grid-column: 1 / -1;
  }
`;

/**
 * Rows of items of equal width. Cards and tiles form a list of `<li>`, which can span two columns with
 * `data-span="2"`; halves and thirds are a plain box.
 */
export function Grid({ columns = 'cards', ...rest }: GridProps) {
  const isList = columns !== 'halves' && columns !== 'thirds';
  // Safari drops the list role of lists without markers, so it is set explicitly.
  return <Root data-columns={columns} {...(isList ? { role: 'list' } : { as: 'div' })} {...rest} />;
}
