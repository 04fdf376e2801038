import { Carousel } from '@touchline/design-system/Carousel';
import { ChipLink } from '@touchline/design-system/Chip';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Section } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { ProductCard } from '../productCard/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { RecommendationsStore } from './RecommendationsStore.ts';
import { recommendationsMessages } from './recommendationsMessages.ts';

export interface RecommendationsProps {
  store: RecommendationsStore;
  /** Categories, shown when there are no products. Paths are below the site path. */
  links: readonly { label: string; path: string }[];
}

/** A row of new products, or else links to categories. */
export const Recommendations = observer(function Recommendations({ store, links }: RecommendationsProps) {
  const site = useSite();
  const t = useMessages(recommendationsMessages);
  if (store.products.length)
    return (
      <Section>
        <Carousel
          show="cards"
          label={t('recommendations.new')}
          heading={<Heading level={2}>{t('recommendations.new')}</Heading>}
          slides={store.products.map((product) => ({
            id: product.id,
            content: (
              <ProductCard
                product={product}
                level={3}
                sizes="(min-width: 960px) 23vw, (min-width: 600px) 30vw, 47vw"
              />
            ),
          }))}
          labels={{
            carousel: t('carousel'),
            slide: t('carousel.slide'),
            position: (number, total) => t('carousel.position', { number, total }),
            show: (number, total) => t('carousel.show', { number, total }),
            previous: t('carousel.previous'),
            next: t('carousel.next'),
          }}
        />
      </Section>
    );
  if (links.length === 0) return null;
  return (
    <Section title={t('recommendations.ways')}>
      <Cluster gap={8}>
        {links.map(({ label, path }) => (
          <ChipLink key={path} href={site.href(path)}>
            {label}
          </ChipLink>
        ))}
      </Cluster>
    </Section>
  );
});
