import { isComposing } from '../foundations/isComposing.ts';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled, { type StyledComponent } from 'styled-components';
import { preventScrollbarShift } from '../Drawer/preventScrollbarShift.ts';
import { useBackToClose } from '../foundations/useBackToClose.ts';
import { media } from '../foundations/media.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useOpenModal } from '../ModalQueue/ModalHost.tsx';
import { token } from '../tokens/token.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Body, Footer, Head, reachByKey, titleStyles } from './dialogParts.ts';

export interface NativeDialogProps {
  /** Whether it is open; controlled by the parent. */
  isOpen: boolean;
  /** Called on Escape, Android's Back, a press outside or the close button. The parent then sets `isOpen`. */
  onClose: () => void;
  /** The dialog's heading and accessible name. */
  title: ReactNode;
  /** Accessible name of the close button: "Close". Without it the shopper closes the dialog only by an answer. */
  closeLabel?: string | undefined;
  /** The content; scrolls where it is higher than the window. */
  children: ReactNode;
  /** Buttons; they stay in view while the rest scrolls. */
  footer?: ReactNode;
}

export const Root: StyledComponent<'dialog'> = styled.dialog`
  position: fixed;
  inset: auto 0 0;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: calc(100dvh - 40px);
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.dialog')} ${token('radius.dialog')} 0 0;
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.dialog')};
  outline: 1px solid transparent;
  /* The dialog that opens is itself the focus indicator. */
  &:focus-visible {
    outline: 1px solid transparent;
    box-shadow: ${token('shadow.dialog')};
  }
  overflow: hidden;
  translate: 0 100%;
  transition:
    translate ${token('motion.out')} ${token('motion.ease.out')},
    overlay ${token('motion.out')} allow-discrete,
    display ${token('motion.out')} allow-discrete;
  &[open] {
    display: flex;
    translate: none;
    transition-duration: ${token('motion.in')};
    transition-timing-function: ${token('motion.ease.in')};
    @starting-style {
      translate: 0 100%;
    }
  }
  &::backdrop {
    background: ${token('color.scrim')};
  }
  ${media.medium} {
    inset: 0;
    inline-size: min(560px, calc(100% - 48px));
    block-size: fit-content;
    max-block-size: calc(100dvh - 48px);
    margin: auto;
    border-radius: ${token('radius.dialog')};
    translate: 0 12px;
    opacity: 0;
    transition-property: translate, opacity, overlay, display;
    &[open] {
      opacity: 1;
      @starting-style {
        translate: 0 12px;
        opacity: 0;
      }
    }
  }
  ${media.short} {
    max-block-size: 100dvh;
    overflow-y: auto;
  }
`;

export const Title: StyledComponent<'h2'> = styled.h2`
  ${titleStyles}
`;

/** Whether a press was on the backdrop, which is outside the box. */
function isOutside(box: DOMRect, x: number, y: number): boolean {
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/**
 * The same as `Dialog` for what a page asks by itself, in a tenth of the code: a native modal. It has one width, a
 * sheet from the bottom on a phone, and cannot be opened above another dialog.
 */
export function NativeDialog({ isOpen, onClose, title, closeLabel, children, footer }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useOpenModal(isOpen);
  useBackToClose(isOpen && closeLabel !== undefined, onClose);

  useEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    if (!isOpen) {
      current.close();
      return undefined;
    }
    const open = () => {
      if (current.open) return;
      current.showModal();
      // The browser would focus the first button: a ring around the cross, or a choice halfway made.
      current.focus({ preventScroll: true });
    };
    current.addEventListener('beforetoggle', preventScrollbarShift);
    open();
    reachByKey(body.current);
    // Browsers close a modal by the second request even where the first one was refused: it stays while it is open.
    current.addEventListener('close', open);
    return () => {
      current.removeEventListener('close', open);
      current.removeEventListener('beforetoggle', preventScrollbarShift);
    };
  }, [isOpen]);

  const close = () => {
    if (closeLabel !== undefined) onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    close();
  };
  return (
    <Root
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-modal=""
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClick={({ target, currentTarget, clientX, clientY }) => {
        if (target === currentTarget && isOutside(currentTarget.getBoundingClientRect(), clientX, clientY))
          close();
      }}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        {closeLabel === undefined ? null : (
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </Head>
      <Body ref={body}>{children}</Body>
      {footer ? <Footer>{footer}</Footer> : null}
      <VisuallyHidden role="status" aria-live="polite" data-live-region="" />
    </Root>
  );
}
