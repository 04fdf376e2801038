import { media } from '@touchline/design-system/foundations';
import { token } from '@touchline/design-system/token';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${token('space.8')};
  inline-size: 100%;
  ${media.medium} {
    &:not([data-stacked]) {
      grid-template-columns: 1fr 1fr;
    }
    &:not([data-stacked]) > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

export interface EqualButtonsProps {
  children: ReactNode;
  /** One below the other at every width: for labels that are whole sentences. @default false */
  isStacked?: boolean;
}

/** Two answers of the same size and weight, and below them the way to choose. */
export function EqualButtons({ children, isStacked = false }: EqualButtonsProps) {
  return <Root data-stacked={isStacked || undefined}>{children}</Root>;
}
