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

const STAR = 'M8 1.8l1.9 4.1 4.4.5-3.3 3 .9 4.4L8 11.6l-3.9 2.2.9-4.4-3.3-3 4.4-.5z';

/** Stars given by shoppers. */
export function Rating({ value, label, children, ...rest }: RatingProps) {
  const full = Math.round(Math.min(5, Math.max(0, value)));
  return (
    <Root {...rest}>
      <Stars role="img" aria-label={label} width={84} height={16} viewBox="0 0 84 16">
        {[0, 1, 2, 3, 4].map((place) => (
          <path
            key={place}
            d={STAR}
            transform={`translate(${place * 17} 0)`}
            fill={place < full ? 'currentcolor' : 'none'}
          />
        ))}
      </Stars>
      {children}
    </Root>
  );
}
