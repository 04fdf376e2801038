import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../foundations/media.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import type { ShownSnackbar, SnackbarQueue } from './SnackbarQueue.ts';

export interface SnackbarRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  queue: SnackbarQueue;
  /** Names the cross: "Close". */
  closeLabel: string;
  /** How long a message stays, in milliseconds; the clock stands while it is hovered or focused. @default 10000 */
  duration?: number | undefined;
}

const FADE = 200;

const fadeIn = keyframes`from { opacity: 0; }`;

const Root = styled.div`
  position: fixed;
  z-index: ${token('layer.snackbar')};
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  justify-items: center;
  padding: ${token('space.16')};
  padding-block-end: max(${token('space.16')}, env(safe-area-inset-bottom));
  pointer-events: none;
`;

const Bar = styled.div`
  ${type('body')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  inline-size: 100%;
  min-block-size: ${token('size.control')};
  padding-inline: ${token('space.16')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.text')};
  color: ${token('color.text.inverse')};
  box-shadow: ${token('shadow.snackbar')};
  pointer-events: auto;
  animation: ${fadeIn} ${token('motion.fade')};
  transition: opacity ${token('motion.fade')};

  &[data-leaving] {
    opacity: 0;
  }
  & > span {
    flex: 1;
    padding-block: ${token('space.12')};
  }
  & button:last-child:hover {
    background: rgb(128 128 128 / 0.3);
  }
  ${media.medium} {
    inline-size: min(560px, 100%);
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
`;

const SIGNS = { success: CheckIcon, info: InfoIcon, error: WarningIcon } as const;

interface SnackbarProps {
  message: ShownSnackbar;
  closeLabel: string;
  duration: number;
  onDone: (id: number) => void;
}

function Snackbar({ message, closeLabel, duration, onDone }: SnackbarProps) {
  const { id, text, action, tone = 'success' } = message;
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const left = useRef(duration);

  useEffect(() => {
    if (isHeld || isLeaving) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isHeld, isLeaving]);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => onDone(id), FADE);
    return () => clearTimeout(timer);
  }, [isLeaving, id, onDone]);

  const Sign = SIGNS[tone];
  return (
    <Bar
      data-leaving={isLeaving ? '' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && setLeaving(true)}
    >
      <Sign size={20} />
      <span>{text}</span>
      {action ? (
        <LinkButton
          onClick={() => {
            // Gone first: an act that fails at once may show the same message again.
            onDone(id);
            action.onAct();
          }}
        >
          {action.label}
        </LinkButton>
      ) : null}
      <IconButton label={closeLabel} onClick={() => setLeaving(true)}>
        <CloseIcon size={20} />
      </IconButton>
    </Bar>
  );
}

/** Where short news appear and are read out. Mount it once, from the first render on. */
export function SnackbarRegion({ queue, closeLabel, duration = 10_000, ...rest }: SnackbarRegionProps) {
  const message = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  return (
    <Root role="status" aria-live="polite" {...rest}>
      {message ? (
        <Snackbar key={message.id} {...{ message, closeLabel, duration }} onDone={queue.dismiss} />
      ) : null}
    </Root>
  );
}
