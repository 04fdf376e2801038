import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';
import { useHydrated } from '../foundations/useHydrated.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { useHoldToRepeat } from './useHoldToRepeat.ts';

interface StepButtonProps {
  by: 1 | -1;
  label: string;
  /** The number stands at this button's end. */
  isAtLimit: boolean;
  isDisabled: boolean | undefined;
  /** Name under which it sends its step while there is no script. */
  name: string | undefined;
  /** Takes one step and says whether there is room for another. */
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
  /* A finger that rests here holds the button; it does not call the menu of the system. */
  -webkit-touch-callout: none;
  user-select: none;

  &:disabled,
  &[aria-disabled='true'] {
    color: ${token('color.edge')};
    cursor: not-allowed;
  }
  /* Outside it, the ring would lie on the number that is about to change. */
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

/** One less or one more, also held. At its end it keeps focus, so that the keyboard is not sent away. */
export function StepButton({ by, label, isAtLimit, isDisabled, name, onStep }: StepButtonProps) {
  const isHydrated = useHydrated();
  const hold = useHoldToRepeat(onStep);
  const Icon = by === 1 ? PlusIcon : MinusIcon;
  const kind: ComponentProps<'button'> =
    name === undefined ? { ...NEEDS_SCRIPT, type: 'button' } : { type: 'submit', name, value: by };
  return (
    <Root
      {...kind}
      {...hold.handlers}
      aria-label={label}
      // Without the script a step past the end would be sent.
      disabled={isDisabled || (isAtLimit && !isHydrated)}
      aria-disabled={isAtLimit || undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        if (!hold.endsHold()) onStep();
      }}
    >
      <Icon size={16} />
    </Root>
  );
}
