import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Space between items in pixels: 8 to 12 within a group, 20 to 28 between groups. @default 16 */
  gap?: 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 56 | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.16')};
  &[data-gap='4'] {
    gap: ${token('space.4')};
  }
  &[data-gap='8'] {
    gap: ${token('space.8')};
  }
  &[data-gap='12'] {
    gap: ${token('space.12')};
  }
  &[data-gap='20'] {
    gap: ${token('space.20')};
  }
  &[data-gap='24'] {
    gap: ${token('space.24')};
  }
  &[data-gap='32'] {
    gap: ${token('space.32')};
  }
  &[data-gap='40'] {
    gap: ${token('space.40')};
  }
  &[data-gap='48'] {
    gap: ${token('space.48')};
  }
  &[data-gap='56'] {
    gap: ${token('space.56')};
  }
`;

/** Items below each other. */
export function Stack({ gap = 16, ...rest }: StackProps) {
  return <Root data-gap={gap} {...rest} />;
}
