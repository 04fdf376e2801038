import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms with their values: "Drop", "8 mm". */
  items: readonly DescriptionItem[];
  /** `facts` puts term and value side by side at the start; `sums` aligns amounts to the end. @default 'facts' */
  variant?: 'facts' | 'sums' | undefined;
}

export interface DescriptionItem {
  /** The term: "Drop". */
  term: ReactNode;
  /** Its value: "8 mm". */
  value: ReactNode;
  /** The total: larger, below a line. @default false */
  isTotal?: boolean | undefined;
  /** A reduction, in the sale colour. @default false */
  isSaving?: boolean | undefined;
  /** Small print below the value: "Includes £45.33 VAT". */
  note?: ReactNode;
}

const Root = styled.dl`
  display: grid;
  /* One column for all terms, never so wide that values have no room. */
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: ${token('space.8')} ${token('space.20')};

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  /* Long words break instead of taking the values' space. */
  & :is(dt, dd) {
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & dt {
    color: ${token('color.text.subtle')};
  }
  & dd {
    font-weight: 650;
  }
  & dd[data-note] {
    ${type('fine')}
    grid-column: 1 / -1;
    color: ${token('color.text.subtle')};
  }
  &[data-variant='sums'] {
    gap: ${token('space.12')};
    font-variant-numeric: tabular-nums;
    grid-template-columns: minmax(0, 1fr) auto;
    & dt {
      color: inherit;
    }
    & dd:not([data-note]) {
      font-weight: 400;
      text-align: end;
    }
    & > [data-saving] dd {
      color: ${token('color.sale')};
    }
  }
  && > [data-total] {
    row-gap: ${token('space.4')};
    padding-block-start: ${token('space.16')};
    border-block-start: 1px solid ${token('color.line')};
    & > :is(dt, dd:not([data-note])) {
      font: 700 1.25rem/1.5rem ${token('font.text')};
      font-variant-numeric: tabular-nums;
    }
  }
`;

/** Terms and their values: measurements of a product, totals of a bag. */
export function DescriptionList({ items, variant = 'facts', ...rest }: DescriptionListProps) {
  return (
    <Root data-variant={variant} {...rest}>
      {items.map(({ term, value, note, isTotal = false, isSaving = false }, index) => (
        <div key={index} data-total={isTotal ? '' : undefined} data-saving={isSaving ? '' : undefined}>
          <dt>{term}</dt>
          <dd translate={variant === 'sums' ? 'no' : undefined}>{value}</dd>
          {note ? <dd data-note="">{note}</dd> : null}
        </div>
      ))}
    </Root>
  );
}
