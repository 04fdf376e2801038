import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** How many shoppers gave a number of stars. */
export interface RatingShare {
  /** 1 to 5. */
  stars: number;
  /** How many shoppers. */
  count: number;
  /** The row's label: "5 stars". */
  label: string;
  /** At the end of the row: "203" or "65%". */
  value: string;
  /** Links the whole row to the reviews with that number of stars. */
  href?: string | undefined;
  /** Currently only these reviews are shown. @default false */
  isCurrent?: boolean | undefined;
}

export interface RatingDistributionProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Names the list: "How shoppers rated it". */
  label: string;
  /** Most stars first. */
  shares: readonly RatingShare[];
}

const Root = styled.ul`
  ${type('meta')}
  display: grid;
  grid-template-columns: minmax(min-content, max-content) minmax(48px, 1fr) minmax(min-content, max-content);
  column-gap: ${token('space.12')};
  max-inline-size: 480px;
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
`;

const Row = styled.span`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-block-size: 32px;
  border-radius: ${token('radius.badge')};

  & > :last-child {
    text-align: end;
  }
  &[href] {
    min-block-size: ${token('size.target')};
    text-decoration: none;
  }
  &[href] > :first-child {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[aria-current] {
    font-weight: 650;
  }
  ${media.hover} {
    &[href]:hover > :first-child {
      text-decoration-thickness: 2px;
    }
  }
`;

const Track = styled.span`
  block-size: 8px;
  overflow: clip;
  border-radius: 4px;
  background: ${token('color.chart.track')};

  & > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${token('color.chart')};
  }
  ${media.forcedColours} {
    border: 1px solid CanvasText;
    & > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** Distribution of ratings: one bar for each number of stars, with the figure as text next to it. */
export function RatingDistribution({ label, shares, ...rest }: RatingDistributionProps) {
  const anchor = useAnchor();
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <Root role="list" aria-label={label} {...rest}>
      {shares.map(({ stars, count, label: name, value, href, isCurrent = false }) => (
        <li key={stars}>
          <Row {...(href === undefined ? {} : { as: anchor, href, 'aria-current': isCurrent || undefined })}>
            <span>{name}</span>
            <Track aria-hidden="true">
              <span style={{ inlineSize: `${total === 0 ? 0 : Math.round((count / total) * 100)}%` }} />
            </Track>
            <span>{value}</span>
          </Row>
        </li>
      ))}
    </Root>
  );
}
