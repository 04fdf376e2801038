import { useEffect } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { BusyMark } from '../Icon/BusyMark.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { token } from '../tokens/token.ts';
import { ButtonRoot, buttonAttributes } from './ButtonRoot.ts';
import type { ButtonAppearance } from './ButtonRoot.ts';

/** Busy state of a button while its action is running. */
export interface ButtonBusyState {
  /** The action is running: the button keeps its width and focus, and ignores a second press. @default false */
  isBusy?: boolean | undefined;
  /**
   * What is going on, such as "Paying": shown in place of the label and announced. Pass it from the start, so that the
   * button is wide enough for both. Without it a busy button keeps its name and announces nothing.
   */
  busyLabel?: string | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance, ButtonBusyState {}

/* Label and busy label share one grid cell, so the button is as wide as the longer one from the start. */
const Faces = styled.span`
  display: inline-grid;
  justify-items: center;
`;

const Face = styled.span`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};

  /* Not hidden: without a busy label, this one still names the button. */
  &[data-away] {
    opacity: 0;
  }
`;

/** Does something on this page. For a link to another page use `ButtonLink`. */
export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  useEffect(() => {
    if (isBusy && busyLabel) announce(busyLabel);
  }, [isBusy, busyLabel]);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <ButtonRoot
      {...buttonAttributes({ variant, size, isWide })}
      {...(type === 'button' && onClick ? NEEDS_HYDRATION : {})}
      type={type}
      onClick={handleClick}
      {...(isBusy ? { 'aria-disabled': true, 'data-busy': '' } : {})}
      {...rest}
    >
      {isBusy || busyLabel ? (
        <Faces>
          <Face data-away={isBusy ? '' : undefined} aria-hidden={isBusy && Boolean(busyLabel)}>
            {children}
          </Face>
          <Face data-away={isBusy ? undefined : ''} aria-hidden={!isBusy}>
            <BusyMark />
            {busyLabel}
          </Face>
        </Faces>
      ) : (
        children
      )}
    </ButtonRoot>
  );
}
