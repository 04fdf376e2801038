import { Carousel } from '@touchline/design-system/Carousel';
import { ChipLink } from '@touchline/design-system/Chip';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Section } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useWords } from '../i18n/index.ts';
import { ProductCard } from '../productCard/index.ts';
import { useSite } from '../site/index.ts';
import type { IdeasStore } from './IdeasStore.ts';
import { ideasWords } from './ideasWords.ts';

export interface IdeasProps {
  store: IdeasStore;
  /** Categories, shown where there are no products to show. Paths are below the site path. */
  ways: readonly { label: string; path: string }[];
}

/** What to begin with: a row of new products, or else the ways into the shop. */
export const Ideas = observer(function Ideas({ store, ways }: IdeasProps) {
  const site = useSite();
  const say = useWords(ideasWords);
  if (store.products.length)
    return (
      <Section>
        <Carousel
          show="cards"
          label={say('ideas.new')}
          heading={<Heading level={2}>{say('ideas.new')}</Heading>}
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
          words={{
            carousel: say('carousel'),
            slide: say('carousel.slide'),
            position: (number, total) => say('carousel.position', { number, total }),
            show: (number, total) => say('carousel.show', { number, total }),
            previous: say('carousel.previous'),
            next: say('carousel.next'),
          }}
        />
      </Section>
    );
  if (ways.length === 0) return null;
  return (
    <Section title={say('ideas.ways')}>
      <Cluster gap={8}>
        {ways.map(({ label, path }) => (
          <ChipLink key={path} href={site.href(path)}>
            {label}
          </ChipLink>
        ))}
      </Cluster>
    </Section>
  );
});
