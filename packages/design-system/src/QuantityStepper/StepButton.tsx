import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { useHydrated } from '../foundations/useHydrated.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { useHoldToRepeat } from './useHoldToRepeat.ts';

interface StepButtonProps {
  by: 1 | -1;
  label: string;
  /** The number is at this button's limit. */
  isAtLimit: boolean;
  isDisabled: boolean | undefined;
  /** Name under which it submits its step before hydration. */
  name: string | undefined;
  /** Takes one step and returns whether another is possible. */
  onStep: () => boolean;
}

const Root = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token('size.target')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  cursor: pointer;
  /* A long touch holds the button and must not open the system menu. */
  -webkit-touch-callout: none;
  user-select: none;

  &:disabled,
  &[aria-disabled='true'] {
    color: ${token('color.edge')};
    cursor: not-allowed;
  }
  /* Inset, because an outer ring would cover the number. */
  &:focus-visible {
    outline: 3px solid ${token('color.text')};
    outline-offset: -3px;
    box-shadow: none;
  }
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${token('color.tile')};
  }
  ${media.forcedColours} {
    &:disabled,
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

/** Decreases or increases by one, repeatedly while held. At its limit it stays focusable, so that keyboard focus is kept. */
export function StepButton({ by, label, isAtLimit, isDisabled, name, onStep }: StepButtonProps) {
  const isHydrated = useHydrated();
  const hold = useHoldToRepeat(onStep);
  const Icon = by === 1 ? PlusIcon : MinusIcon;
  const kind: ComponentProps<'button'> =
    name === undefined ? { ...NEEDS_HYDRATION, type: 'button' } : { type: 'submit', name, value: by };
  return (
    <Root
      {...kind}
      {...hold.handlers}
      aria-label={label}
      // Before hydration a step past the limit would be submitted.
      disabled={isDisabled || (isAtLimit && !isHydrated)}
      aria-disabled={isAtLimit || undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        if (!hold.endsHold(event)) onStep();
      }}
    >
      <Icon size={16} />
    </Root>
  );
}
