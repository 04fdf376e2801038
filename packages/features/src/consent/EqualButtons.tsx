import { media } from '@touchline/design-system/foundations';
import { token } from '@touchline/design-system/token';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${token('space.8')};
  inline-size: 100%;
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

/** Two answers of the same size and weight, and below them the way to choose. */
export function EqualButtons({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}
