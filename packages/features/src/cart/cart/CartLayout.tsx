import { media } from '@touchline/design-system/foundations';
import { token } from '@touchline/design-system/token';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.32')};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: ${token('space.72')};
    align-items: start;
  }
  /* A sticky box needs a taller column to move in. */
  & > :last-child {
    block-size: 100%;
  }
`;

/** Lines on the left, the summary next to them; stacked on a phone. */
export function CartLayout({ lines, summary }: { lines: ReactNode; summary: ReactNode }) {
  return (
    <Root>
      <div>{lines}</div>
      <div>{summary}</div>
    </Root>
  );
}
