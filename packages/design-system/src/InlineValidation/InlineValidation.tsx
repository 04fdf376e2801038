import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { BusyMark } from '../Icon/BusyMark.tsx';
import { CheckIcon, InfoIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface InlineValidationProps extends ComponentProps<'div'> {
  /**
   * `idle`: no result yet; `checking`: waiting for the result; `valid`; `doubtful`: may be right nevertheless, such as a
   * house number that the map does not know. An invalid value is reported by the field's `error`.
   */
  state: 'idle' | 'checking' | 'valid' | 'doubtful';
}

const Root = styled.div`
  ${type('meta')}
  display: flex;
  gap: ${token('space.8')};
  color: ${token('color.text.subtle')};

  /* Icons are centred on the first line, at any text size. */
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
  /* Takes no space, but stays mounted so that changes are announced. */
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

/** The validation result of a field, below it and announced politely. Mount it from the start with state `idle`. */
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
