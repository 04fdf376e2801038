import { Children, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, PauseIcon, PlayIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { useRotation } from './useRotation.ts';

/** Accessible names of a banner's buttons and region. */
export interface BannerLabels {
  /** Names the button to the previous message: "Previous message". */
  previous: string;
  /** Names the button to the next message: "Next message". */
  next: string;
  /** Stops the rotation. */
  pause: string;
  /** Starts the rotation again. */
  play: string;
}

export interface BannerProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** Accessible name of the banner's region: "News". */
  label: string;
  /** The messages, one element each. */
  children: ReactNode;
  /** Names the buttons and makes several messages rotate. Without it they are listed one below the other. */
  labels?: BannerLabels | undefined;
  /** How long each message stays, in milliseconds. With reduced motion, messages change only by button. @default 5000 */
  interval?: number | undefined;
  /** Adds a close button. The parent removes the banner and remembers that it was closed. */
  dismiss?: { label: string; onDismiss: () => void } | undefined;
  /** Background: `band` is dark, `accent` the brand's colour. @default 'band' */
  ground?: 'band' | 'accent' | undefined;
}

const Root = styled.section`
  ${type('meta')}
  display: flex;
  align-items: center;
  min-block-size: ${token('size.target')};
  padding-inline: ${token('gutter')};
`;

const Middle = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  min-inline-size: 0;
  margin-inline: auto;
`;

const Messages = styled.ul`
  display: grid;
  min-inline-size: 0;

  & > li {
    align-self: center;
    padding-block: ${token('space.8')};
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  /* All messages share one grid cell, so the banner is as high as the longest and nothing below it moves. */
  &[data-turns] > li {
    grid-area: 1 / 1;
  }
  & > li[data-away] {
    visibility: hidden;
  }
`;

/* Chevrons follow the reading direction. */
const Turn = styled(IconButton)`
  &:dir(rtl) {
    scale: -1 1;
  }
  /* Two buttons leave too little room for text on a phone; "next" wraps around. */
  ${media.phone} {
    &[data-part='previous'] {
      display: none;
    }
  }
`;

/**
 * A message for the whole site at the top of every page: a delivery delay, a sale that ends. Several messages rotate
 * without animation. The rotation pauses under the pointer, while something inside has the focus and in a hidden tab;
 * it stops for good once the shopper changes or stops it by hand.
 */
export function Banner({
  label,
  labels,
  interval = 5_000,
  dismiss,
  ground = 'band',
  children,
  ...rest
}: BannerProps) {
  const messages = Children.toArray(children);
  const [isHeld, setHeld] = useState(false);
  const count = labels ? messages.length : 1;
  const { current, isTurning, turn, setTurning } = useRotation({ count, interval, isHeld });
  const several = count > 1 ? labels : undefined;
  return (
    <Root
      aria-label={label}
      data-ground={ground}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...rest}
    >
      <Middle>
        {several ? (
          <Turn label={several.previous} data-part="previous" onClick={() => turn(-1)}>
            <ChevronLeftIcon size={20} />
          </Turn>
        ) : null}
        {/* Announced when changed by hand, not on automatic rotation. */}
        <Messages
          role="list"
          data-turns={several ? '' : undefined}
          aria-live={several && !isTurning ? 'polite' : undefined}
        >
          {messages.map((message, index) => (
            <li key={index} data-away={several && index !== current ? '' : undefined}>
              {message}
            </li>
          ))}
        </Messages>
        {several ? (
          <>
            <Turn label={several.next} onClick={() => turn(1)}>
              <ChevronRightIcon size={20} />
            </Turn>
            <IconButton
              label={isTurning ? several.pause : several.play}
              onClick={() => setTurning(!isTurning)}
            >
              {isTurning ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
            </IconButton>
          </>
        ) : null}
      </Middle>
      {dismiss ? (
        <IconButton label={dismiss.label} onClick={dismiss.onDismiss}>
          <CloseIcon size={20} />
        </IconButton>
      ) : null}
    </Root>
  );
}
