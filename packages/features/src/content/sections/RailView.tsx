import { Container, Rail, Section } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { HydrateLater } from '../../hydration/index.ts';
import { ProductCard } from '../../productCard/index.ts';
import { useSite } from '../../site/index.ts';
import type { ShownRail } from '../packPage.ts';

/** Products in one row that scrolls horizontally. */
export function RailView({ section }: { section: ShownRail }) {
  const site = useSite();
  if (section.items.length === 0) return null;
  return (
    <Container data-below="">
      <Section
        title={section.title}
        action={<Link href={site.href(section.link.href)}>{section.link.label}</Link>}
      >
        <Rail label={section.title}>
          {section.items.map((product) => (
            <li key={product.id}>
              <HydrateLater>
                <ProductCard
                  product={product}
                  level={3}
                  sizes="(min-width: 960px) 23vw, (min-width: 600px) 30vw, 47vw"
                />
              </HydrateLater>
            </li>
          ))}
        </Rail>
      </Section>
    </Container>
  );
}
