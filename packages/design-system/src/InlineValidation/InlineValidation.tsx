import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { BusyMark } from '../Icon/BusyMark.tsx';
import { CheckIcon, InfoIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface InlineValidationProps extends ComponentProps<'div'> {
  /**
   * `idle` says nothing yet; `checking` while the answer is awaited; `valid` when it will do; `doubtful` when it may be
   * right all the same, such as a house number that a map does not know. What is wrong is the field's `error`.
   */
  state: 'idle' | 'checking' | 'valid' | 'doubtful';
}

const Root = styled.div`
  ${type('meta')}
  display: flex;
  gap: ${token('space.8')};
  color: ${token('color.text.subtle')};

  /* Signs stand in the middle of the first line, at any size of text. */
  & > svg {
    margin-block-start: calc(0.5lh - 10px);
  }
  & > [aria-hidden]:not(svg) {
    margin-block-start: calc(0.5lh - 8px);
  }
  & > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* Takes no room, and stays there to be heard. */
  &:empty {
    position: absolute;
  }
  &[data-state='valid'] {
    color: ${token('color.success')};
  }
  &[data-state='doubtful'] {
    color: ${token('color.warning')};
  }
`;

const SIGNS = {
  checking: <BusyMark size={16} />,
  valid: <CheckIcon size={20} />,
  doubtful: <InfoIcon size={20} />,
} as const;

/** What a field's content turned out to be, below the field and read out politely. Mount it from the start, idle. */
export function InlineValidation({ state, children, ...rest }: InlineValidationProps) {
  return (
    <Root role="status" data-state={state} {...rest}>
      {state === 'idle' ? null : (
        <>
          {SIGNS[state]}
          <span>{children}</span>
        </>
      )}
    </Root>
  );
}
