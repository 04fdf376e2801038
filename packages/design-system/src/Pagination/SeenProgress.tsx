import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface SeenProgressProps extends ComponentProps<'div'> {
  /** "You have seen 12 of 128". */
  text: ReactNode;
  /** How many items are on the page. */
  seen: number;
  /** How many items there are. */
  total: number;
  /** A `ButtonLink` "Show 24 more" to the next page, which loads the items in place after hydration. */
  children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.12')};
  & > p {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
`;

const Bar = styled.div`
  position: relative;
  inline-size: 240px;
  max-inline-size: 100%;
  block-size: 3px;
  background: ${token('color.line')};
  & > div {
    block-size: 100%;
    background: ${token('color.text')};
  }
`;

/** Shows how many items of a list have been seen, with a link to more. */
export function SeenProgress({ text, seen, total, children, ...rest }: SeenProgressProps) {
  const share = total === 0 ? 1 : Math.min(1, seen / total);
  return (
    <Root {...rest}>
      <p>{text}</p>
      <Bar aria-hidden="true">
        <div style={{ inlineSize: `${share * 100}%` }} />
      </Bar>
      {children}
    </Root>
  );
}
