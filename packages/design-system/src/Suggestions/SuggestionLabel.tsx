import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { MatchedText } from './MatchedText.tsx';

/** The texts of one suggestion. */
export interface SuggestionText {
  /** The suggestion: a term, a town, a product. */
  label: string;
  /** A line below the label that distinguishes it from similar ones. */
  description?: ReactNode;
  /** At the end of the line, or below if there is no space: "7 results". */
  detail?: ReactNode;
}

interface SuggestionWordsProps extends SuggestionText {
  /** The typed text, highlighted in the label. */
  typed?: string | undefined;
  /** Below the other lines. */
  price?: ReactNode;
}

const Root = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space.12')};
  min-inline-size: 0;
`;

/* Text keeps a readable width; otherwise the detail wraps below it. */
const Words = styled.span`
  flex: 1 1 min(100%, 7rem);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  ${type('meta')}
  display: block;
  font-variant-numeric: tabular-nums;

  &[data-subtle] {
    color: ${token('color.text.subtle')};
    ${media.forcedColours} {
      color: inherit;
    }
  }
`;

/** Label, second line, detail and price of a row. Part of `Suggestions` and `ComboBox`. */
export function SuggestionLabel({ label, description, detail, price, typed = '' }: SuggestionWordsProps) {
  return (
    <Root>
      <Words>
        <span data-label="">
          <MatchedText text={label} typed={typed} />
        </span>
        {description ? <Line data-subtle="">{description}</Line> : null}
        {price ? <Line>{price}</Line> : null}
      </Words>
      {detail ? <Line data-subtle="">{detail}</Line> : null}
    </Root>
  );
}
