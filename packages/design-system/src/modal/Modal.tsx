import * as Radix from '@radix-ui/react-dialog';
import { createContext, useContext, useState, type ComponentProps, type ReactNode } from 'react';
import { isComposing } from '../foundations/isComposing.ts';
import { useBackToClose } from '../foundations/useBackToClose.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { useOpenModal } from '../ModalQueue/ModalHost.tsx';
import { usePortalRoot } from '../PortalRoot/PortalRoot.tsx';
import { rememberFocus, returnFocus } from './focusReturn.ts';
import { readScrollLockNonce } from './scrollLockNonce.ts';
import { useCloseRequest } from './useCloseRequest.ts';

export interface ModalProps {
  /** Whether it is open; controlled by the parent. */
  isOpen: boolean;
  /** Called on Escape, Back or a press outside. The parent then sets `isOpen`. */
  onClose: () => void;
  /** How the shopper may leave it: `sticky` stays for Escape and presses outside, `closed` for Back as well. @default 'open' */
  leaving?: 'open' | 'sticky' | 'closed' | undefined;
  /** `ModalOverlay` with a `ModalContent` in it. */
  children: ReactNode;
}

interface ModalState {
  canLeave: boolean;
  onClose: () => void;
  /** It has gone, and the focus is back. */
  onGone: () => void;
}
const ModalContext = createContext<ModalState | undefined>(undefined);

/** A native modal, such as a drawer, makes everything outside it inert, so a modal opened from it renders inside it. */
const openDrawer = () =>
  typeof document === 'undefined'
    ? undefined
    : [...document.querySelectorAll<HTMLElement>('dialog[data-modal][open]')].at(-1);

/**
 * The modal for what the script opens. Focus moves in, stays inside, and returns to where it was or what stands there
 * now; what is outside is hidden from screen readers and does not scroll, on phones either. Import it lazily: it brings
 * 13 KB.
 */
export function Modal({ isOpen, onClose, leaving = 'open', children }: ModalProps) {
  // Before the first render of the overlay, which adds the style.
  useState(readScrollLockNonce);
  const canLeave = leaving === 'open';
  // Until it has closed and returned the focus: the next modal must find the focus on the page.
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useOpenModal(isPresent);
  useCloseRequest(isOpen && canLeave, onClose);
  // What Escape must not close, because something would be lost, is not lost by leaving the page either.
  useBackToClose(isOpen && leaving !== 'closed', onClose, leaving === 'sticky');
  const portalRoot = usePortalRoot();
  const drawer = openDrawer();
  return (
    <ModalContext value={{ canLeave, onClose, onGone: () => setPresent(false) }}>
      <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Radix.Portal container={drawer && !drawer.contains(portalRoot ?? null) ? drawer : portalRoot}>
          {children}
        </Radix.Portal>
      </Radix.Root>
    </ModalContext>
  );
}

/** Covers the page. */
export function ModalOverlay(props: ComponentProps<typeof Radix.Overlay>) {
  return <Radix.Overlay data-backdrop="" {...props} />;
}

/** The longest time between the two presses of a double click, in milliseconds. */
const doubleClickMs = 500;

/** When the last modal opened or closed, in milliseconds since the page began. */
let changedAt = 0;

/**
 * Moves the focus to a modal as it opens, before the library hides the page from screen readers: what is hidden may not
 * have the focus. The library would focus the first button: a ring around the cross, or a choice halfway made.
 */
function takeFocus(modal: HTMLElement | null): void {
  changedAt = performance.now();
  if (!modal || modal.contains(document.activeElement)) return;
  // The library returns the focus only to its own trigger; here it returns to whatever was focused before.
  rememberFocus(modal);
  // It is not in its place before its styles are there: the page would go to where it stands.
  modal.focus({ preventScroll: true });
}

/** The modal itself. Its name is that of the `ModalTitle` in it. */
export function ModalContent({ onKeyDown, ref, ...rest }: ComponentProps<typeof Radix.Content>) {
  const modal = useContext(ModalContext);
  const merged = useMergedRef(takeFocus, ref);
  if (!modal) throw new Error('<ModalContent> needs a <Modal> around it.');
  const { canLeave, onClose, onGone } = modal;
  const stay = (event: Event) => {
    if (!canLeave) event.preventDefault();
  };
  return (
    <Radix.Content
      aria-describedby={undefined}
      {...rest}
      ref={merged}
      onEscapeKeyDown={(event) => (isComposing(event) ? event.preventDefault() : stay(event))}
      // The library listens some frames after the modal has the focus, and says what it has handled.
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        if (canLeave) onClose();
      }}
      // The second press of a double click on what opened it comes down outside.
      onInteractOutside={(event) =>
        performance.now() - changedAt < doubleClickMs ? event.preventDefault() : stay(event)
      }
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(event.target as Element);
        onGone();
      }}
    />
  );
}

export const ModalTitle = Radix.Title;
export const ModalClose = Radix.Close;
