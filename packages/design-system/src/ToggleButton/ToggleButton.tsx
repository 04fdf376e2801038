import { useState } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonShape } from '../Button/buttonShape.ts';
import { media } from '../foundations/media.ts';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { token } from '../tokens/token.ts';

export interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'type'> {
  /** What is on or off. It does not change with the state: screen readers say "pressed". */
  children: ReactNode;
  /** Before the text, filled while pressed. Use icons of 20 px. */
  icon?: ReactNode;
  /** Controlled state; needs `onPressedChange`. */
  isPressed?: boolean | undefined;
  /** Initial state, if uncontrolled. @default false */
  defaultPressed?: boolean | undefined;
  /** Called with the new state after a press by pointer or keyboard. */
  onPressedChange?: ((isPressed: boolean) => void) | undefined;
  /** `small` for lines and bars. @default 'regular' */
  size?: 'regular' | 'small' | undefined;
}

const Root = styled.button`
  ${buttonShape}
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  border-color: ${token('color.edge')};
  background: ${token('color.paper')};
  transition: background-color ${token('motion.press')};

  ${media.hover} {
    &:hover {
      border-color: ${token('color.text')};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${token('color.text')};
    background: ${token('color.text')};
    color: ${token('color.text.inverse')};
  }
  &[aria-pressed='true'] > svg {
    fill: currentcolor;
  }
  &:disabled {
    border-color: ${token('color.line')};
    background: ${token('color.tile')};
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
  ${media.forcedColours} {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** An on/off setting in the form of a button: "Save", "Grid". `ref` and other attributes reach the button. */
export function ToggleButton({
  icon,
  isPressed,
  defaultPressed = false,
  onPressedChange,
  size = 'regular',
  onClick,
  children,
  ...rest
}: ToggleButtonProps) {
  const [own, setOwn] = useState(defaultPressed);
  const isOn = isPressed ?? own;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    setOwn(!isOn);
    onPressedChange?.(!isOn);
  };
  return (
    <Root
      {...NEEDS_HYDRATION}
      {...rest}
      type="button"
      data-size={size}
      aria-pressed={isOn}
      onClick={handleClick}
    >
      {icon}
      {children}
    </Root>
  );
}
