import { media } from '@touchline/design-system/foundations';
import { Container, Rail, Section } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { cardHeight, deferOffscreen, ProductCard } from '../../../catalog/productCard/index.ts';
import { useSite } from '../../../platform/site/index.ts';
import type { ShownRail } from '../ShownPage.ts';

/* 2.1 cards in a row on a phone, with the rail's padding. What comes first may be on the first screen. */
const Cards = styled(Rail)`
  ${media.phone} {
    main > :nth-child(n + 3) & {
      ${deferOffscreen(
        `calc(${cardHeight(`(100vw - 2 * ${token('gutter')} - ${token('cards.column')}) / 2.1`)} + 2 * ${token('space.8')})`,
      )}
    }
  }
`;

/** Products in one row that scrolls horizontally. */
export function RailView({ section }: { section: ShownRail }) {
  const site = useSite();
  if (section.items.length === 0) return null;
  return (
    <Container>
      <Section
        title={section.title}
        action={<Link href={site.href(section.link.href)}>{section.link.label}</Link>}
      >
        <Cards label={section.title}>
          {section.items.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                level={3}
                sizes="(min-width: 960px) 23vw, (min-width: 600px) 30vw, 47vw"
              />
            </li>
          ))}
        </Cards>
      </Section>
    </Container>
  );
}
