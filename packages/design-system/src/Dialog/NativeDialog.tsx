import { useId, useRef, type ReactNode } from 'react';
import styled, { css, type StyledComponent } from 'styled-components';
import { media } from '../foundations/media.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NativeModal } from '../modal/NativeModal.tsx';
import { token } from '../tokens/token.ts';
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

/** How a native dialog looks; `ServerRenderedDialog` is one, too. */
export const nativeDialogStyles = css`
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

const Root = styled(NativeModal)`
  ${nativeDialogStyles}
`;

export const Title: StyledComponent<'h2'> = styled.h2`
  ${titleStyles}
`;

/**
 * The same as `Dialog` for what a page asks by itself, in a tenth of the code: a native modal. It has one width, a
 * sheet from the bottom on a phone, and cannot be opened above another dialog.
 */
export function NativeDialog({ isOpen, onClose, title, closeLabel, children, footer }: NativeDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  return (
    <Root
      isOpen={isOpen}
      isHeld
      onClose={closeLabel === undefined ? undefined : onClose}
      onOpen={() => reachByKey(body.current)}
      tabIndex={-1}
      aria-labelledby={titleId}
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
    </Root>
  );
}
