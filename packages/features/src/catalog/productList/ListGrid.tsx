import { media } from '@touchline/design-system/foundations';
import { Grid } from '@touchline/design-system/layout';
import { ProductCardSkeleton } from '@touchline/design-system/ProductCard';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { ProductCard, deferOffscreenPair, type CardProduct } from '../productCard/index.ts';
import { editorialPlaces } from './editorialPlaces.ts';
import { ListTile, type ListTileContent } from './ListTile.tsx';
import type { ProductListStore } from './ProductListStore.ts';

/* On a phone the first six may be on the first screen, where nothing may move. */
const Cards = styled(Grid)`
  transition: opacity ${token('motion.fade')};
  ${media.phone} {
    & > li:nth-child(n + 7) > article {
      ${deferOffscreenPair}
    }
  }
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

/* The width of a tile depends on the number of grid columns: 2, 3, 4. */
const Place = styled.li`
  grid-column: span var(--two);
  ${media.medium} {
    grid-column: span var(--three);
  }
  ${media.vast} {
    grid-column: span var(--four);
  }
`;

const tilesOnAPage = 2;

export interface ListGridProps {
  store: ProductListStore;
  tiles: readonly ListTileContent[];
  onFollow?: ((product: CardProduct) => void) | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Cards in full rows, with editorial tiles in between. */
export const ListGrid = observer(function ListGrid({ store, tiles, onFollow, ref }: ListGridProps) {
  const { cards, head } = store;
  const size = Math.max(1, head?.pageSize ?? 24);
  const tileBefore = (index: number): ReactNode => {
    const isEnd = index === cards.length;
    // After the last card of a page that is not full, or before a card.
    if (isEnd && index % size === 0) return null;
    const page = Math.floor(index / size);
    const ofPage = tiles.slice(page * tilesOnAPage, (page + 1) * tilesOnAPage);
    const places = editorialPlaces(Math.min(size, cards.length - page * size), ofPage.length);
    const at = places.findIndex(({ before }) => before === index % size);
    const place = places[at];
    const content = ofPage[at];
    if (!place || !content) return null;
    return (
      <Place style={{ '--two': place.spans.two, '--three': place.spans.three, '--four': place.spans.four }}>
        <ListTile {...content} />
      </Place>
    );
  };
  return (
    <Cards ref={ref} columns="cards-beside-filters" aria-busy={store.status.kind === 'refining'}>
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {tileBefore(index)}
          <li>
            <ProductCard product={card} level={2} isPriority={index < 2} onFollow={onFollow} />
          </li>
        </Fragment>
      ))}
      {tileBefore(cards.length)}
    </Cards>
  );
});

/** Placeholders of the cards that are loading. */
export function ListGridSkeleton({ cards = 12 }: { cards?: number }) {
  return (
    <Grid columns="cards-beside-filters" aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}
