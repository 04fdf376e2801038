import type { ComponentProps } from 'react';
import { cardBrandName } from './cardBrands.ts';
import type { CardBrand } from './cardBrands.ts';

export interface CardMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The card brand. */
  brand: CardBrand;
  /** Decorative, next to the brand's name; otherwise the mark itself has that name. @default false */
  isDecoration?: boolean | undefined;
}

/** Text of each mark, its colour, and the colours of the bar below. Our own drawings: no logo is copied. */
const LOOKS: Readonly<Record<CardBrand, readonly [words: string, ink: string, bar: string]>> = {
  visa: ['VISA', '#1a2a7a', '#1a2a7a #e8a317'],
  mastercard: ['Mastercard', '#111', '#d7141a #f39c12'],
  american_express: ['American Express', '#0b5cab', '#0b5cab'],
  discover: ['Discover', '#111', '#f47216'],
  diners_club: ['Diners Club', '#064a8c', '#064a8c'],
  jcb: ['JCB', '#111', '#0b5cab #c8102e #14803c'],
  unionpay: ['UnionPay', '#033f6b', '#c8102e #033f6b #0a7f83'],
  elo: ['elo', '#111', '#f5c400 #1a8fd1 #d7321e'],
  verve: ['Verve', '#0b2d5c', '#d7141a'],
  maestro: ['Maestro', '#111', '#0b7fc2 #d7141a'],
  mir: ['МИР', '#17642f', '#17642f #1f8fd1'],
  hipercard: ['Hipercard', '#8c0f14', '#8c0f14'],
  hiper: ['Hiper', '#9a4b00', '#f47216'],
  troy: ['troy', '#111', '#0a8a94'],
  naranja: ['Naranja', '#a84300', '#f36f21'],
  rupay: ['RuPay', '#17305f', '#f47216 #14803c'],
  bancontact: ['Bancontact', '#0b3a75', '#0b3a75 #f5c400'],
  cartes_bancaires: ['CB', '#0a3f6e', '#0a3f6e #178a4c'],
  cencosud: ['Cencosud', '#0b3a75', '#0b7fc2'],
};

/** A card brand on a small plate, 44 × 28 px. White in both colour schemes, as cards are. */
export function CardMark({ brand, isDecoration = false, ...rest }: CardMarkProps) {
  const [words, ink, bar] = LOOKS[brand];
  const lines = words.length > 10 ? words.split(' ') : [words];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(14, 66 / longest, lines.length > 1 ? 8 : 14);
  const colours = bar.split(' ');
  const named = isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': cardBrandName(brand) };
  return (
    <svg
      width={44}
      height={28}
      viewBox="0 0 44 28"
      focusable="false"
      data-brand-mark={brand}
      {...named}
      {...rest}
    >
      <rect x=".5" y=".5" width="43" height="27" rx="3.5" fill="#fff" stroke="#c9c9c4" />
      {colours.map((fill, index) => (
        <rect
          key={fill}
          x={5 + (34 / colours.length) * index}
          y="21.5"
          width={34 / colours.length}
          height="2.5"
          fill={fill}
        />
      ))}
      <text
        x="22"
        textAnchor="middle"
        fill={ink}
        fontSize={size}
        fontWeight="800"
        fontFamily="Arial, Helvetica, sans-serif"
        letterSpacing="-.2"
      >
        {lines.map((line, index) => (
          <tspan key={line} x="22" y={lines.length > 1 ? 10 + index * 8 : 11.5 + size * 0.35}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
