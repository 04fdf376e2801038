import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface RatingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 0 to 5, rounded to the nearest star. */
  value: number;
  /** The rating as text: "4.6 out of 5 stars". */
  label: string;
  /** Next to the stars: a `Link` "4.6 from 312 reviews". */
  children?: ReactNode;
}

const Root = styled.div`
  ${type('meta')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space.8')};
  color: ${token('color.text.subtle')};
`;

const Stars = styled.svg`
  display: block;
  flex: none;
  color: ${token('color.text')};
  stroke: currentcolor;
  stroke-linejoin: miter;
`;

const STAR = 'l1.9 4.1 4.4.5-3.3 3 .9 4.4-3.9-2.2-3.9 2.2.9-4.4-3.3-3 4.4-.5z';

/** Stars side by side: a path of its own for each would be an eighth of a list's HTML. */
const starsFrom = (place: number, count: number): string =>
  `M${8 + 17 * place} 1.8${Array.from({ length: count }, () => STAR).join('m17 0')}`;

/** Stars given by shoppers. */
export function Rating({ value, label, children, ...rest }: RatingProps) {
  const full = Math.round(Math.min(5, Math.max(0, value)));
  return (
    <Root {...rest}>
      <Stars role="img" aria-label={label} width={84} height={16} viewBox="0 0 84 16">
        <path d={starsFrom(0, full)} fill="currentcolor" />
        <path d={starsFrom(full, 5 - full)} fill="none" />
      </Stars>
      {children}
    </Root>
  );
}
