import type { ComponentProps, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../foundations/media.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal, ModalClose, ModalContent, ModalOverlay, ModalTitle } from '../modal/Modal.tsx';
import { token } from '../tokens/token.ts';
import { Body, Footer, Head, reachByKey, titleStyles } from './dialogParts.ts';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Whether it is open; controlled by the parent. */
  isOpen: boolean;
  /** Called on Escape, Back, a press outside or the close button. The parent then sets `isOpen`. */
  onClose: () => void;
  /** The dialog's heading and accessible name. */
  title: ReactNode;
  /** Hides the title visually, where a picture already shows it. @default false */
  isTitleHidden?: boolean | undefined;
  /** Before the title: a check mark. */
  titleIcon?: ReactNode;
  /**
   * Accessible name of the close button: "Close". Without it the shopper cannot close the dialog: no close button, no
   * Escape, no press outside. Only while something runs that must not be interrupted, such as a payment; the parent
   * closes it.
   */
  closeLabel?: string | undefined;
  /** The content; scrolls where it is higher than the window. */
  children: ReactNode;
  /** Buttons; they stay in view while the rest scrolls. */
  footer?: ReactNode;
  /** Half of the dialog on wide windows: a headline and a picture, without controls. It is 960 px wide then. */
  aside?: ReactNode;
  /** Width: 440, 560 or 800 px, or the whole window. @default 'regular' */
  size?: 'small' | 'regular' | 'large' | 'full' | undefined;
  /** On a phone: a sheet from the bottom, or full screen for forms and long text. @default 'sheet' */
  onPhone?: 'sheet' | 'full' | undefined;
  /** `corner` opens below the bag icon on a desktop. @default 'centre' */
  placement?: 'centre' | 'corner' | undefined;
  /** Ignores Escape and presses outside, where closing would lose something. @default false */
  isSticky?: boolean | undefined;
}

const fadeIn = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const sheetIn = keyframes`from { translate: 0 100%; }`;
const sheetOut = keyframes`to { translate: 0 100%; }`;
const boxIn = keyframes`from { opacity: 0; translate: 0 12px; }`;
const boxOut = keyframes`to { opacity: 0; translate: 0 12px; }`;

const Overlay = styled(ModalOverlay)`
  position: fixed;
  z-index: ${token('layer.dialog')};
  inset: 0;
  display: grid;
  /* Limited to the window's height: a row that grew with its content would push the footer out. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  align-items: end;
  background: ${token('color.scrim')};

  &[data-state='open'] {
    animation: ${fadeIn} ${token('motion.fade')} ${token('motion.ease.in')};
  }
  &[data-state='closed'] {
    animation: ${fadeOut} ${token('motion.out')} ${token('motion.ease.out')} forwards;
  }
  ${media.medium} {
    place-items: center;
    padding: ${token('space.24')};
    &[data-placement='corner'] {
      place-items: start end;
      padding: 92px ${token('gutter')} ${token('space.24')};
    }
    &[data-size='full'] {
      padding: 0;
    }
  }
`;

const Content = styled(ModalContent)`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: calc(100dvh - 40px);
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
  &[data-state='open'] {
    animation: ${sheetIn} ${token('motion.in')} ${token('motion.ease.in')};
  }
  &[data-state='closed'] {
    animation: ${sheetOut} ${token('motion.out')} ${token('motion.ease.out')} forwards;
  }
  &:is([data-size='full'], [data-phone='full']) {
    block-size: 100dvh;
    max-block-size: none;
    border-radius: 0;
  }
  ${media.medium} {
    &:not([data-size='full']) {
      block-size: auto;
      max-block-size: 100%;
      border-radius: ${token('radius.dialog')};
    }
    &[data-size='small'] {
      inline-size: min(440px, 100%);
    }
    &[data-size='regular'] {
      inline-size: min(560px, 100%);
    }
    &[data-size='large'] {
      inline-size: min(800px, 100%);
    }
    &[data-split] {
      inline-size: min(560px, 100%);
    }
    &:not([data-size='full'])[data-state='open'] {
      animation-name: ${boxIn};
    }
    &:not([data-size='full'])[data-state='closed'] {
      animation-name: ${boxOut};
    }
  }
  ${media.wide} {
    &[data-split] {
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / 1fr 1fr;
      inline-size: min(960px, 100%);
      min-block-size: min(560px, 100%);
      & > * {
        grid-column: 2;
      }
    }
  }
  ${media.short} {
    max-block-size: 100dvh;
    overflow-y: auto;
  }
`;

const Aside = styled.div`
  display: none;
  ${media.wide} {
    [data-split] > & {
      display: grid;
      grid-area: 1 / 1 / -1 / 2;
    }
    overflow: clip;
    border-start-start-radius: inherit;
    border-end-start-radius: inherit;
  }
`;

const Title = styled(ModalTitle)`
  ${titleStyles}
`;

/**
 * Asks or shows one thing and blocks the rest of the page. Import it lazily: it brings 13 KB.
 * Focus moves in, stays inside, and returns to where it was.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  titleIcon,
  closeLabel,
  children,
  footer,
  aside,
  size = 'regular',
  onPhone = 'sheet',
  placement = 'centre',
  isSticky = false,
  ...rest
}: DialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      leaving={closeLabel === undefined ? 'closed' : isSticky ? 'sticky' : 'open'}
    >
      <Overlay data-size={size} data-placement={placement}>
        <Content {...rest} data-size={size} data-phone={onPhone} data-split={aside ? '' : undefined}>
          {aside ? <Aside>{aside}</Aside> : null}
          <Head>
            {titleIcon}
            <Title hidden={isTitleHidden}>{title}</Title>
            {closeLabel === undefined ? null : (
              <ModalClose asChild>
                <IconButton label={closeLabel}>
                  <CloseIcon />
                </IconButton>
              </ModalClose>
            )}
          </Head>
          <Body ref={reachByKey}>{children}</Body>
          {footer ? <Footer>{footer}</Footer> : null}
        </Content>
      </Overlay>
    </Modal>
  );
}
