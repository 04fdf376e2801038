import { isComposing } from '../foundations/isComposing.ts';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { preventScrollbarShift } from '../Drawer/preventScrollbarShift.ts';
import { useBackToClose } from '../foundations/useBackToClose.ts';
import { media } from '../foundations/media.ts';
import { useOpenModal } from '../ModalQueue/ModalHost.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface CurtainProps {
  /** Whether it covers the page; controlled by the parent. */
  isOpen: boolean;
  /** Called on its button, Escape and Android's Back. The parent then sets `isOpen`. */
  onRaise: () => void;
  /** Its heading and accessible name, a line each. */
  lines: readonly string[];
  /** Label of the button that raises it: "To the shop". */
  raiseLabel: string;
  /** One or two sentences. */
  children?: ReactNode;
  /** A second way on, such as a link to what is new; it stands before the button. */
  action?: ReactNode;
  /** Decorates: its `alt` is empty. */
  picture?: ReactNode;
}

const Root = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden auto;
  outline: 1px solid transparent;
  &:focus-visible {
    outline: 1px solid transparent;
    box-shadow: none;
  }
  &[data-ground] {
    background: var(--ds-hero-ground, ${token('color.paper')});
  }
  translate: 0 -100%;
  transition:
    translate ${token('motion.out')} ${token('motion.ease.out')},
    overlay ${token('motion.out')} allow-discrete,
    display ${token('motion.out')} allow-discrete;
  &[open] {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    align-items: end;
    translate: none;
    transition-duration: ${token('motion.in')};
    transition-timing-function: ${token('motion.ease.in')};
    @starting-style {
      translate: 0 -100%;
    }
  }
  &::backdrop {
    background: none;
  }
`;

/* Above the words, and as large as there is room. */
const Art = styled.div`
  position: relative;
  align-self: stretch;
  min-block-size: 0;
  overflow: clip;
  & > * {
    position: absolute;
    inset-block: ${token('space.24')} calc(-1 * ${token('space.24')});
    inset-inline: 8% -8%;
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

const Words = styled.div`
  position: relative;
  grid-row: 2;
  display: grid;
  gap: ${token('space.20')};
  inline-size: 100%;
  max-inline-size: ${token('container')};
  padding: ${token('space.24')} ${token('gutter')} max(${token('space.40')}, env(safe-area-inset-bottom));
  margin-inline: auto;

  & > h2 {
    ${type('editorial')}
    font-size: clamp(2.75rem, 11vw, 7.5rem);
    overflow-wrap: anywhere;
  }
  & > h2 > span {
    display: block;
  }
  & > p {
    ${type('lead')}
    max-inline-size: 40ch;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.12')};
  & > * {
    flex: 1 1 auto;
  }
  ${media.medium} {
    & > * {
      flex: none;
    }
  }
`;

/**
 * Covers a whole page as it begins, until the shopper raises it: a season, a launch. The page’s own modals wait; what is
 * more urgent takes its turn before it, by `useModalTurn`.
 */
export function Curtain(props: CurtainProps) {
  const { isOpen, onRaise, lines, raiseLabel, children, action, picture } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useOpenModal(isOpen);
  useBackToClose(isOpen, onRaise);

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
      // The browser would focus the first link or button.
      current.focus({ preventScroll: true });
    };
    current.addEventListener('beforetoggle', preventScrollbarShift);
    open();
    // Browsers close a modal by the second request even where the first one was refused: it stays while it is open.
    current.addEventListener('close', open);
    return () => {
      current.removeEventListener('close', open);
      current.removeEventListener('beforetoggle', preventScrollbarShift);
    };
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    onRaise();
  };
  return (
    <Root
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-modal=""
      data-ground="accent"
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onRaise();
      }}
    >
      {picture ? <Art>{picture}</Art> : null}
      <Words>
        <h2 id={titleId}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        {children ? <p>{children}</p> : null}
        <Ways>
          {action}
          <Button variant={action ? 'secondary' : 'primary'} onClick={onRaise}>
            {raiseLabel}
          </Button>
        </Ways>
      </Words>
    </Root>
  );
}
