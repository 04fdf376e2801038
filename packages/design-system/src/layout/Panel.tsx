import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.16')};
  padding: ${token('space.20')};
  border-radius: ${token('radius.control')};
  background: ${token('color.tile')};

  &[data-variant='outlined'] {
    background: none;
    border: 1px solid ${token('color.line')};
  }
  &[data-sticky] {
    ${media.wide} {
      position: sticky;
      inset-block-start: ${token('space.24')};
    }
    ${media.short} {
      position: static;
    }
  }
  ${media.wide} {
    padding: ${token('space.24')} ${token('space.32')} ${token('space.32')};
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
`;

export interface PanelProps extends ComponentProps<'div'> {
  /** A filled tile, or a border when a tile would be too prominent. @default 'filled' */
  variant?: 'filled' | 'outlined' | undefined;
  /** Stays in view on a desktop, for summaries. @default false */
  isSticky?: boolean | undefined;
}

/** A box on the page: order summary, sign-up, promises. */
export function Panel({ variant = 'filled', isSticky = false, ...rest }: PanelProps) {
  return <Root data-variant={variant} data-sticky={isSticky ? '' : undefined} {...rest} />;
}
