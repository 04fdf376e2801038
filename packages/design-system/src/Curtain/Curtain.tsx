import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { media } from '../foundations/media.ts';
import { Modal, ModalContent, ModalOverlay, ModalTitle } from '../modal/Modal.tsx';
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

const fall = keyframes`from { translate: 0 -100%; }`;
const rise = keyframes`to { translate: 0 -100%; }`;

const Ground = styled(ModalOverlay)`
  position: fixed;
  z-index: ${token('layer.dialog')};
  inset: 0;
`;

const Root = styled(ModalContent)`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  align-items: end;
  block-size: 100dvh;
  overflow: hidden auto;
  outline: 1px solid transparent;
  &:focus-visible {
    outline: 1px solid transparent;
    box-shadow: none;
  }
  &[data-ground] {
    background: var(--ds-hero-ground, ${token('color.paper')});
  }
  &[data-state='open'] {
    animation: ${fall} ${token('motion.in')} ${token('motion.ease.in')};
  }
  &[data-state='closed'] {
    animation: ${rise} ${token('motion.out')} ${token('motion.ease.out')} forwards;
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
    inset-block: ${token('space.24')} 0;
    inset-inline: 8% -8%;
  }
  /* It fits whole into the place, although a picture with its natural ratio is as high as it is elsewhere. */
  &&& img {
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

const Actions = styled.div`
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
  return (
    <Modal isOpen={isOpen} onClose={onRaise}>
      <Ground>
        <Root data-ground="accent">
          {picture ? <Art>{picture}</Art> : null}
          <Words>
            <ModalTitle>
              {lines.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </ModalTitle>
            {children ? <p>{children}</p> : null}
            <Actions>
              {action}
              <Button variant={action ? 'secondary' : 'primary'} onClick={onRaise}>
                {raiseLabel}
              </Button>
            </Actions>
          </Words>
        </Root>
      </Ground>
    </Modal>
  );
}
