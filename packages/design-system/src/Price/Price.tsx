import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface PriceProps extends Omit<ComponentProps<'div'>, 'children' | 'prefix'> {
  /** Formatted: "£98". */
  current: string;
  /** Previous price, formatted. If given, the price is shown as a sale price. */
  prior?: string | undefined;
  /** Formatted, with its sign: "−25%". */
  percentOff?: string | undefined;
  /** The line required next to a reduction: "Lowest price in 30 days: £104". */
  lowest?: ReactNode;
  /** Next to the price: "including VAT". */
  note?: ReactNode;
  /** Before the price: "from". */
  lead?: ReactNode;
  /** Member price, on its own line: "Members £117". */
  member?: ReactNode;
  /** Price per unit, as the law requires for goods sold by weight or volume: "£24.00 per kg". */
  unit?: ReactNode;
  /** Read out before the current price, for people who do not see the strikethrough: "Now". */
  currentLabel?: string | undefined;
  /** Read out before the previous price: "Before". */
  priorLabel?: string | undefined;
  /** `card` in lists, `line` right-aligned in the bag, `product` in display type. @default 'card' */
  size?: 'card' | 'line' | 'product' | undefined;
}

const Root = styled.div`
  ${type('card')}
  font-variant-numeric: tabular-nums;

  &[data-size='product'] > :first-child {
    font: 820 1.75rem/1.15 ${token('font.display')};
    font-stretch: 118%;
    letter-spacing: -0.02em;
  }
  &[data-size='line'] {
    text-align: end;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 6px;

  [data-size='line'] > & {
    flex-direction: column;
    align-items: flex-end;
  }
  & > ins {
    text-decoration: none;
  }
  [data-sale] > & > :is(ins, [data-percent]) {
    color: ${token('color.sale')};
  }
  & > :is(del, [data-percent], [data-note]) {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
  & > [data-percent] {
    font-weight: 650;
  }
`;

const Lowest = styled.p`
  ${type('fine')}
  color: ${token('color.text.subtle')};
`;

const Member = styled.p`
  ${type('meta')}
  font-weight: 650;
`;

/** A price. Takes formatted texts and knows no currency or language. */
export function Price({
  current,
  prior,
  percentOff,
  lowest,
  note,
  lead,
  member,
  unit,
  currentLabel,
  priorLabel,
  size = 'card',
  ...rest
}: PriceProps) {
  const hiddenText = (label: string | undefined) =>
    label ? <VisuallyHidden>{label} </VisuallyHidden> : null;
  return (
    <Root data-size={size} data-sale={prior ? '' : undefined} {...rest}>
      <Line>
        {lead ? <span data-note="">{lead}</span> : null}
        {prior ? (
          <ins>
            {hiddenText(currentLabel)}
            <span translate="no">{current}</span>
          </ins>
        ) : (
          <span translate="no">{current}</span>
        )}
        {prior ? (
          <del>
            {hiddenText(priorLabel)}
            <span translate="no">{prior}</span>
          </del>
        ) : null}
        {percentOff ? <span data-percent="">{percentOff}</span> : null}
        {note ? <span data-note="">{note}</span> : null}
      </Line>
      {member ? <Member>{member}</Member> : null}
      {unit ? <Lowest>{unit}</Lowest> : null}
      {lowest ? <Lowest>{lowest}</Lowest> : null}
    </Root>
  );
}
