import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { dotBackground } from './dotBackground.ts';

export interface ColourDot {
  /** One CSS colour, or two for a dot of two halves. */
  colours: readonly string[];
  /** The colour of the card's picture. */
  isCurrent?: boolean | undefined;
}

export interface ColourDotsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first few colours; the label gives the total. */
  dots: readonly ColourDot[];
  /** "3 colours". */
  label: ReactNode;
}

const Root = styled.div`
  ${type('fine')}
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: 20px;
  color: ${token('color.text.subtle')};
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
    margin-inline-start: 3.5px;
  }
`;

/** Shows that a product has several colours. Not interactive: the product page has `PictureChoices`. */
export function ColourDots({ dots, label, ...rest }: ColourDotsProps) {
  return (
    <Root {...rest}>
      {dots.map((dot, index) => (
        <Dot
          key={index}
          aria-hidden="true"
          data-current={dot.isCurrent ? '' : undefined}
          style={{ background: dotBackground(dot.colours) }}
        />
      ))}
      <span>{label}</span>
    </Root>
  );
}
