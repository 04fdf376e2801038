import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NativeModal, type NativeModalProps } from '../modal/NativeModal.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** Props shared by `Drawer` and `BottomSheet`. */
export interface SheetProps extends Omit<NativeModalProps, 'title' | 'id' | 'isHeld'> {
  /** Unique id, which `drawerOpener(id)` on a button refers to. */
  id: string;
  /** Accessible name of the drawer. */
  label: string;
  /** At the top next to the close button: a logo or a heading. @default `label` as a heading */
  title?: ReactNode;
  /** Accessible name of the close button: "Close". */
  closeLabel: string;
  /** Fixed at the bottom, within reach of the thumb. */
  footer?: ReactNode;
  /** Opens and closes it from a parent; without it the drawer is controlled by its buttons. */
  isOpen?: boolean | undefined;
  /** Called when it has closed, for any reason. */
  onClose?: (() => void) | undefined;
  /** Called when it has opened, by its button or the parent: what it shows can be fetched now. */
  onOpen?: (() => void) | undefined;
}

export interface DrawerProps extends SheetProps {
  /** The edge it comes from; `bottom` is a full-screen sheet. @default 'start' */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /**
   * How fast it comes and goes: `menu` takes 800 ms, as the main menu does; `search` leaves within 300 ms. Reduced motion
   * takes none. @default 280 ms in, 200 ms out
   */
  pace?: 'menu' | 'search' | undefined;
}

const Root = styled(NativeModal)`
  position: fixed;
  inset-block: 0;
  block-size: 100dvh;
  max-block-size: none;
  inline-size: calc(100% - 40px);
  max-inline-size: 480px;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${token('color.raised')};
  color: ${token('color.text')};
  overscroll-behavior: contain;
  translate: var(--away);
  transition:
    translate ${token('motion.out')} ${token('motion.ease.out')},
    overlay ${token('motion.out')} allow-discrete,
    display ${token('motion.out')} allow-discrete;

  --away: -100% 0;
  &[data-side='start'] {
    inset-inline: 0 auto;
  }
  &[data-side='end'] {
    --away: 100% 0;
    inset-inline: auto 0;
  }
  &[data-side='bottom'] {
    --away: 0 100%;
    inset-inline: 0;
    inline-size: 100%;
    max-inline-size: none;
  }
  &:dir(rtl)[data-side='start'] {
    --away: 100% 0;
  }
  &:dir(rtl)[data-side='end'] {
    --away: -100% 0;
  }
  /* Set here, not in [open] below: during the closing transition it is no longer open. */
  flex-direction: column;
  &[open] {
    display: flex;
    /* None, not 0: fixed content in here, such as a dialog's backdrop, must fill the window. */
    translate: none;
    transition-duration: ${token('motion.in')};
    transition-timing-function: ${token('motion.ease.in')};
    @starting-style {
      translate: var(--away);
    }
  }
  &[data-pace='search'] {
    transition-duration: 300ms;
  }
  &[data-pace='menu'] {
    transition-duration: 800ms;
    transition-timing-function: ${token('motion.ease.in')};
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-pace] {
      transition-duration: 1ms;
    }
  }
  &::backdrop {
    background: ${token('color.scrim')};
  }
  &:focus-visible {
    box-shadow: none;
  }
  ${media.short} {
    overflow-y: auto;
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* The close button has a focus ring of 8 px. */
  gap: ${token('space.12')};
  min-block-size: ${token('size.bar')};
  padding-block: ${token('space.8')};
  padding-inline: ${token('gutter')} ${token('space.4')};
  border-block-end: 1px solid ${token('color.line')};
`;

const Title = styled.h2`
  ${type('head')}
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  padding: ${token('space.8')} ${token('gutter')} ${token('space.24')};
  ${media.short} {
    flex: none;
    overflow: visible;
  }
`;

const Footer = styled.div`
  display: grid;
  gap: ${token('space.16')};
  padding: ${token('space.16')} ${token('gutter')} max(${token('space.16')}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('color.line')};
`;

/**
 * Menu and filters that slide in from an edge. A native modal dialog: focus stays inside, Escape closes, and with
 * `drawerOpener` it opens before hydration where the browser supports invoker commands.
 */
export function Drawer({
  id,
  label,
  title,
  closeLabel,
  side = 'start',
  pace,
  footer,
  children,
  ...rest
}: DrawerProps) {
  return (
    <Root
      {...rest}
      id={id}
      aria-label={label}
      data-side={side}
      data-pace={pace}
      // If it was opened before hydration, React must ignore the attribute.
      suppressHydrationWarning
    >
      <Head>
        {title ?? <Title>{label}</Title>}
        <form method="dialog">
          <IconButton type="submit" label={closeLabel}>
            <CloseIcon />
          </IconButton>
        </form>
      </Head>
      <Body>{children}</Body>
      {footer ? <Footer>{footer}</Footer> : null}
    </Root>
  );
}
