import { isComposing } from '../foundations/isComposing.ts';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../foundations/media.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import type { SnackbarLandmark } from './SnackbarLandmark.tsx';
import type { ShownSnackbar, SnackbarQueue } from './SnackbarQueue.ts';

export interface SnackbarRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The source of the messages: one `SnackbarQueue` for the page. */
  queue: SnackbarQueue;
  /** Names the close button: "Close". */
  closeLabel: string;
  /**
   * How long a message stays, in milliseconds; the time pauses while it is hovered or focused. A message with an action
   * stays until it is handled. @default 10000
   */
  duration?: number | undefined;
  /** How long it takes to fade, in milliseconds; with reduced motion it disappears at once. @default 200 */
  fade?: number | undefined;
}

const fadeIn = keyframes`from { opacity: 0; }`;

const Root = styled.div`
  position: fixed;
  z-index: ${token('layer.snackbar')};
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space.8')};
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
  transition: opacity var(--fade);

  @media (prefers-reduced-motion: reduce) {
    transition-duration: 1ms;
  }
  &[data-leaving] {
    opacity: 0;
  }
  & > div {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.4')} ${token('space.12')};
    min-inline-size: 0;
    padding-block: ${token('space.12')};
  }
  /* A long action wraps below the text instead of squeezing it into a narrow column. */
  & > div > span {
    flex: 1 1 10em;
    min-inline-size: 0;
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
  /** Id of the text, which names the region. */
  textId: string;
  closeLabel: string;
  duration: number;
  fade: number;
  onDone: (id: number) => void;
}

function Snackbar({ message, textId, closeLabel, duration, fade, onDone }: SnackbarProps) {
  const { id, text, action, tone = 'success' } = message;
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const left = useRef(duration);
  const cameFrom = useRef<HTMLElement>(null);
  const waits = action !== undefined;

  useEffect(() => {
    if (waits || isHeld || isLeaving) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [waits, isHeld, isLeaving]);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => onDone(id), fade);
    return () => clearTimeout(timer);
  }, [isLeaving, id, fade, onDone]);

  // A disappearing message must not lose the focus: return it.
  useEffect(() => () => cameFrom.current?.focus({ preventScroll: true }), []);

  const Sign = SIGNS[tone];
  return (
    <Bar
      data-leaving={isLeaving ? '' : undefined}
      style={{ '--fade': `${fade}ms` }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setHeld(false);
        cameFrom.current = null;
      }}
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && setLeaving(true)}
    >
      <Sign size={20} />
      <div>
        {/* Only the text is spoken, not the buttons beside it. */}
        <span id={textId} role="status">
          {text}
        </span>
        {action ? (
          <LinkButton
            onClick={() => {
              if (action.takesFocus) cameFrom.current = null;
              // Gone first: an act that fails at once may show the same message again.
              onDone(id);
              action.onAction();
            }}
          >
            {action.label}
          </LinkButton>
        ) : null}
      </div>
      <IconButton label={closeLabel} onClick={() => setLeaving(true)}>
        <CloseIcon size={20} />
      </IconButton>
    </Bar>
  );
}

interface MessagesProps extends Pick<SnackbarProps, 'closeLabel' | 'duration' | 'fade' | 'onDone'> {
  messages: readonly ShownSnackbar[];
}

type Landmark = ComponentType<ComponentProps<typeof SnackbarLandmark>>;

/** A region while there is a message. What leads F6 to it is loaded with the first one: offline, only that is missing. */
function Messages({ messages, ...rest }: MessagesProps) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const [Landmark, setLandmark] = useState<Landmark>();
  const textIds = messages.map((message) => `${id}-${message.id}`);
  const labelledBy = textIds.join(' ');

  useEffect(() => {
    import('./SnackbarLandmark.tsx').then(
      (loaded) => setLandmark(() => loaded.SnackbarLandmark),
      () => undefined,
    );
  }, []);

  return (
    <Root ref={region} role="region" aria-labelledby={labelledBy}>
      {messages.map((message, index) => (
        <Snackbar key={message.id} {...{ message, ...rest }} textId={textIds[index] ?? ''} />
      ))}
      {Landmark ? <Landmark region={region} labelledBy={labelledBy} /> : null}
    </Root>
  );
}

/** Shows short messages, which the page's `LiveRegion` announces. Mount it once. */
export function SnackbarRegion({
  queue,
  closeLabel,
  duration = 10_000,
  fade = 200,
  ...rest
}: SnackbarRegionProps) {
  const messages = useSyncExternalStore(queue.subscribe, queue.shown, queue.shown);
  return (
    <div {...rest}>
      {messages.length > 0 ? (
        <Messages {...{ messages, closeLabel, duration, fade }} onDone={queue.dismiss} />
      ) : null}
    </div>
  );
}
