import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /**
   * Horizontal alignment: `between` puts the first and the last at opposite ends, as for "Back" and "Continue". The
   * order never changes: buttons are read, tabbed and seen as written. @default 'start'
   */
  align?: 'start' | 'end' | 'between' | undefined;
  /** Stays side by side on a phone; for two short buttons at most. @default false */
  isInline?: boolean | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${token('space.12')};

  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  &[data-align='end'] {
    justify-content: end;
  }
  &[data-align='between'] {
    justify-content: space-between;
  }
  ${media.phone} {
    &:not([data-inline]) {
      grid-template-columns: minmax(0, 1fr);
      overflow-wrap: anywhere;
    }
  }
`;

/**
 * The actions of one form, dialog or card. Side by side, wrapping where there is no room; on a phone each takes the
 * whole width. Name it with `aria-label` where a page has several groups.
 */
export function ButtonGroup({ align = 'start', isInline = false, ...rest }: ButtonGroupProps) {
  return <Root role="group" data-align={align} data-inline={isInline ? '' : undefined} {...rest} />;
}
