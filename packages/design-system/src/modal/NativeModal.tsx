import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
} from 'react';
import { isComposing } from '../foundations/isComposing.ts';
import { useBackToClose } from '../foundations/useBackToClose.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { useOpenModal } from '../ModalQueue/ModalHost.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { rememberFocus, returnLostFocus } from './focusReturn.ts';
import { preventScrollbarShift } from './preventScrollbarShift.ts';
import type { ScrollLockProps } from './ScrollLock.tsx';

// Without its code the page behind is locked everywhere but on iOS.
const ScrollLock = lazy<ComponentType<ScrollLockProps>>(() =>
  import('./ScrollLock.tsx').catch(() => ({ default: () => null })),
);

export interface NativeModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /** Opens and closes it from a parent; without it its own buttons do, before the script, too. */
  isOpen?: boolean | undefined;
  /**
   * The parent alone closes it: Escape, Back and a press outside only ask it by `onClose`, and do nothing without. Focus
   * goes to the modal itself, because it opens by itself: none of its choices is halfway made.
   *
   * @default false
   */
  isHeld?: boolean | undefined;
  /** Back closes it and the page stays on every window, as it does on a phone in any case. @default false */
  isTied?: boolean | undefined;
  /** Called when it has closed, for any reason; where it `isHeld`, when it should. */
  onClose?: (() => void) | undefined;
  /** Called when it has opened. */
  onOpen?: (() => void) | undefined;
}

/** Whether a press was on the backdrop: it targets the element itself, outside its box. */
function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}

/**
 * The modal for what must be there before the script, or without a press: an element that the server sends and the
 * browser opens. It behaves as `Modal` does, in a tenth of the code: what is outside is inert, focus stays inside and
 * returns, the page behind stays in its place, Escape, Back and a press outside close it.
 */
export function NativeModal({
  isOpen,
  isHeld = false,
  isTied = false,
  onClose,
  onOpen,
  children,
  ref,
  onClick,
  onKeyDown,
  ...rest
}: NativeModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(false);
  const leave = () => (isHeld ? onClose?.() : dialog.current?.close());
  useOpenModal(isShown || isOpen === true);
  useBackToClose(isShown && !(isHeld && onClose === undefined), leave, isTied);

  const handleToggle = useEffectEvent((isNow: boolean) => {
    setShown(isNow);
    if (isNow) onOpen?.();
  });
  const handleClosed = useEffectEvent(() => !isHeld && onClose?.());

  // Added by hand: React does not receive all of these events from an element that the server has sent.
  useEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    if (current.open) handleToggle(true);
    current.addEventListener('toggle', () => handleToggle(current.open), { signal });
    current.addEventListener(
      'beforetoggle',
      ({ newState }) => {
        if (newState !== 'open') return;
        preventScrollbarShift();
        rememberFocus(current);
      },
      { signal },
    );
    current.addEventListener(
      'close',
      () => {
        returnLostFocus(current);
        handleClosed();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const { current } = dialog;
    if (!current || isOpen === undefined) return undefined;
    if (!isOpen) {
      current.close();
      return undefined;
    }
    const open = () => {
      if (current.open) return;
      current.showModal();
      if (isHeld) current.focus({ preventScroll: true });
    };
    open();
    if (!isHeld) return undefined;
    // Browsers close a modal by the second request even where the first one was refused: it stays while it is open.
    current.addEventListener('close', open);
    return () => current.removeEventListener('close', open);
  }, [isOpen, isHeld]);

  return (
    <dialog
      {...rest}
      ref={useMergedRef(dialog, ref)}
      data-modal=""
      onClick={(event) => {
        onClick?.(event);
        if (isOutside(event)) leave();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        leave();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
    >
      {children}
      {/* What is outside is not heard. */}
      <VisuallyHidden role="status" aria-live="polite" data-live-region="" suppressHydrationWarning />
      {/* What opens by itself brings no library along. */}
      {isShown && !isHeld ? (
        <Suspense fallback={null}>
          <ScrollLock of={dialog} />
        </Suspense>
      ) : null}
    </dialog>
  );
}
