import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { focusRing } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { token } from '../tokens/token.ts';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.target')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.badge')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  ${focusRing}

  & > svg {
    flex: none;
    fill: ${token('color.edge')};
  }
  &[data-direction='ascending'] > svg > :first-child,
  &[data-direction='descending'] > svg > :last-child {
    fill: ${token('color.text')};
  }
  &[data-direction='ascending'] > svg > :last-child,
  &[data-direction='descending'] > svg > :first-child {
    display: none;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  }
  ${media.forcedColours} {
    & > svg,
    & > svg > * {
      fill: ButtonText !important;
    }
  }
`;

interface SortButtonProps extends ComponentProps<'button'> {
  direction: 'ascending' | 'descending' | undefined;
}

/** The button in the header of a sortable column; `aria-sort` on the header states the order. Part of `DataTable`. */
export function SortButton({ direction, children, ...rest }: SortButtonProps) {
  return (
    <Root type="button" data-direction={direction} {...NEEDS_HYDRATION} {...rest}>
      {children}
      <svg width="10" height="16" viewBox="0 0 10 16" aria-hidden="true" focusable="false">
        <path d="M5 1 9.5 7H.5z" />
        <path d="M5 15 .5 9h9z" />
      </svg>
    </Root>
  );
}
