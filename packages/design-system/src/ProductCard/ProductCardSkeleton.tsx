import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

const Root = styled.div`
  display: grid;
  gap: ${token('space.12')};
`;

const Words = styled.div`
  ${type('card')}
  display: grid;
  gap: 2px;

  /* Links of colours, and the name below them. */
  & > :nth-child(-n + 2) {
    min-block-size: 24px;
  }
  ${media.touch} {
    & > :first-child {
      min-block-size: 36px;
    }
  }
`;

/* As tall as the line of meta text it replaces. */
const Meta = styled.div`
  ${type('meta')}
`;

/** Placeholder of exactly a `ProductCard`'s size: picture, colours, name, kind, price. */
export function ProductCardSkeleton(props: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <Root aria-hidden="true" {...props}>
      <Skeleton shape="tile" />
      <Words>
        <Meta>
          <Skeleton share={0.5} />
        </Meta>
        <div>
          <Skeleton share={0.76} />
        </div>
        <Meta>
          <Skeleton share={0.58} />
        </Meta>
        <Skeleton share={0.3} />
      </Words>
    </Root>
  );
}
