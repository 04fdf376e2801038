import {
  useRef,
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { focusRing } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { dotBackground } from './dotBackground.ts';

export interface ColourDot {
  /** One CSS colour, or two for a dot of two halves. */
  colours: readonly string[];
  /** The colour of the card's picture. */
  isCurrent?: boolean | undefined;
  /** Address of this colour's page. With it, the dot is a link and needs a `name`. */
  href?: string | undefined;
  /** The colour's name: "Volt / white". */
  name?: string | undefined;
}

export interface ColourDotsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first few colours; the label gives the total. */
  dots: readonly ColourDot[];
  /** "3 colours". */
  label: ReactNode;
  /**
   * Called with the index of a dot that is hovered, tapped or focused by keyboard, to show that colour. The link of a
   * colour that is not shown yet is then not followed: a second tap or a click follows it.
   */
  onDotShow?: ((index: number) => void) | undefined;
}

const Root = styled.div`
  ${type('fine')}
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: 20px;
  color: ${token('color.text.subtle')};

  /* The label is cut rather than broken: the lines below stay level with those of the next card. */
  & > :last-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-links] {
    gap: 0;
    margin-inline-start: -5px;
    & > :last-child {
      margin-inline-start: ${token('space.4')};
    }
    /* Two cards beside each other on a phone have room for four dots and the label. */
    @media (max-width: 440px) {
      & > a {
        inline-size: 26px;
        &:nth-of-type(n + 5):not([aria-current]) {
          display: none;
        }
      }
    }
  }
`;

const Dot = styled.span`
  inline-size: 14px;
  block-size: 14px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px rgb(128 128 128 / 0.35);
  forced-color-adjust: none;

  &[data-current] {
    outline: 1.5px solid ${token('color.text')};
    outline-offset: 2px;
  }
  /* A link has room for the ring. */
  div > &[data-current] {
    margin-inline-start: 3.5px;
  }
`;

/* Above the link that covers a card. */
const DotLink = styled.a`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  ${focusRing}
  ${media.touch} {
    inline-size: 30px;
    block-size: 36px;
  }
`;

/** The colours of a product on its card: dots, or links that also show their colour on the card. */
export function ColourDots({ dots, label, onDotShow, ...rest }: ColourDotsProps) {
  const anchor = useAnchor();
  /** A press focuses the dot before it clicks it: only the focus of a keyboard shows a colour. */
  const isPressed = useRef(false);
  const isLinked = dots.some(({ href }) => href !== undefined);
  const listeners = (index: number, isCurrent: boolean) =>
    isCurrent || !onDotShow
      ? {}
      : {
          // A finger enters a dot when it taps it, and its click decides.
          onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && onDotShow(index),
          onPointerDown: () => {
            isPressed.current = true;
          },
          onBlur: () => {
            isPressed.current = false;
          },
          onFocus: ({ currentTarget }: FocusEvent) => {
            if (!isPressed.current && currentTarget.matches(':focus-visible')) onDotShow(index);
          },
          onClick: (event: MouseEvent) => {
            isPressed.current = false;
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onDotShow(index);
          },
        };
  return (
    <Root
      {...(isLinked ? { 'data-links': '', role: 'group' } : {})}
      aria-label={isLinked && typeof label === 'string' ? label : undefined}
      {...rest}
    >
      {dots.map(({ colours, isCurrent = false, href, name }, index) => {
        const dot = (
          <Dot
            key={index}
            aria-hidden="true"
            data-current={isCurrent ? '' : undefined}
            style={{ background: dotBackground(colours) }}
          />
        );
        return href === undefined ? (
          dot
        ) : (
          <DotLink
            key={index}
            as={anchor}
            href={href}
            aria-label={name}
            aria-current={isCurrent ? 'true' : undefined}
            {...listeners(index, isCurrent)}
          >
            {dot}
          </DotLink>
        );
      })}
      <span aria-hidden={isLinked ? 'true' : undefined}>{label}</span>
    </Root>
  );
}
