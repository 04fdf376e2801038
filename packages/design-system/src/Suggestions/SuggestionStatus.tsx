import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { BusyMark } from '../Icon/BusyMark.tsx';
import { InfoIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { rowStyles } from './rowStyles.ts';

export interface SuggestionStatusProps extends ComponentProps<'div'> {
  /** Suggestions are loading, there are none, or loading failed. */
  state: 'loading' | 'none' | 'failed';
  /** The message, and what to do next: "Nothing is called that. Check the spelling." */
  children: ComponentProps<'div'>['children'];
}

const Root = styled.div`
  ${rowStyles}
  color: ${token('color.text.subtle')};

  & > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  ${media.forcedColours} {
    color: CanvasText;
  }
`;

const SIGNS = { loading: <BusyMark />, none: null, failed: <InfoIcon size={20} /> } as const;

/** One line in place of suggestions. Visual only: announce the same in a live region that is already on the page. */
export function SuggestionStatus({ state, children, ...rest }: SuggestionStatusProps) {
  return (
    <Root {...rest} data-state={state}>
      {SIGNS[state]}
      <span>{children}</span>
    </Root>
  );
}
