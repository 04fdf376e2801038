import { media } from '@touchline/design-system/foundations';
import { Container, Rail, Section } from '@touchline/design-system/layout';
import { ProductCardSkeleton } from '@touchline/design-system/ProductCard';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { recommendationPictureWidth } from '@touchline/contract/recommendation/constants';
import { ProductCard, type CardProduct } from '../productCard/index.ts';

export interface ProductRailProps {
  /** Heading, and the name of the list. */
  title: string;
  products: readonly CardProduct[];
  /** Shows cards without content in place of products that are on their way. @default false */
  isLoading?: boolean;
}

const Row = styled(Rail)`
  ${media.wide} {
    grid-auto-columns: ${recommendationPictureWidth}px;
  }
`;

/** As many as a wide screen shows. */
const placeholders = [1, 2, 3, 4, 5];

const sizes = `(min-width: 960px) ${recommendationPictureWidth}px, (min-width: 600px) 30vw, 47vw`;

/** Cards that a slow phone renders in one task. */
const atOnce = 4;

/** How many of the cards are rendered: a rail comes late, and all of it in one task would keep a slow phone from responding. */
function useGrowing(total: number): number {
  const [count, setCount] = useState(atOnce);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => setCount(count + atOnce));
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}

/** Products in one row that scrolls; nothing without any. */
export function ProductRail({ title, products, isLoading = false }: ProductRailProps) {
  const count = useGrowing(products.length);
  if (products.length === 0 && !isLoading) return null;
  return (
    <Container>
      <Section title={title} aria-busy={isLoading || undefined}>
        {isLoading ? (
          <Row label={title} aria-hidden tabIndex={-1}>
            {placeholders.map((each) => (
              <li key={each}>
                <ProductCardSkeleton />
              </li>
            ))}
          </Row>
        ) : (
          <Row label={title}>
            {products.slice(0, count).map((product) => (
              <li key={product.id}>
                <ProductCard product={product} level={3} sizes={sizes} />
              </li>
            ))}
          </Row>
        )}
      </Section>
    </Container>
  );
}
