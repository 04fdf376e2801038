import { breakpoints, focusRing, media } from '@touchline/design-system/foundations';
import { FilterIcon } from '@touchline/design-system/Icon';
import { Container, StickyBar } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { announce } from '@touchline/design-system/LiveRegion';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { interceptClick, type CardProduct } from '../productCard/index.ts';
import { ListEnd } from './ListEnd.tsx';
import { ListGrid, ListGridSkeleton } from './ListGrid.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListMessage } from './ListMessage.tsx';
import type { ListTileContent } from './ListTile.tsx';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';
import { SortMenu } from './SortMenu.tsx';

export interface ProductListProps {
  store: ProductListStore;
  /** Editorial tiles, two for each page of 24, each among the products of its category. */
  tiles?: readonly ListTileContent[] | undefined;
  /** Called before a card's link is followed. */
  onFollow?: ((product: CardProduct) => void) | undefined;
}

const filtersId = 'filters';

/** Loaded on demand, because most shoppers never open it. */
const loadSheet = () => import('./FilterSheet.tsx');

const Line = styled.div`
  border-block-start: 1px solid ${token('color.line')};
`;

/* No grid: what sticks in a grid stays within its own cell. */
const Body = styled(Container)`
  --under-header: ${token('size.bar')};
  display: flex;
  flex-direction: column;
  gap: ${token('space.16')};
  padding-block-end: calc(${token('section')} / 2);

  header[data-hidden]:not(:focus-within) ~ main & {
    --under-header: 0px;
  }
`;

/* On a phone the bar and the chips are two rows of the page. */
const Tools = styled.div`
  display: contents;

  ${media.wide} {
    position: sticky;
    z-index: ${token('layer.bar')};
    inset-block-start: var(--under-header);
    display: flex;
    align-items: center;
    gap: ${token('space.40')};
    min-block-size: 68px;
    background: ${token('color.paper')};
    transition: inset-block-start ${token('motion.in')} ${token('motion.ease.in')};
  }
  ${media.short} {
    position: static;
  }
`;

const Bar = styled(StickyBar)`
  justify-content: space-between;
  min-block-size: 56px;
  margin-inline: calc(-1 * ${token('gutter')});

  &&& {
    inset-block-start: var(--under-header);
    ${media.wide} {
      position: static;
      order: 1;
      min-block-size: 44px;
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
`;

const Chips = styled.div`
  min-inline-size: 0;
  ${media.wide} {
    flex: 1;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')} ${token('space.40')};
  ${media.wide} {
    grid-template-columns: 248px minmax(0, 1fr);
    align-items: start;
  }
`;

/* On a phone the panel is a sheet; without JavaScript it is shown by following the link to it. */
const Panel = styled.aside`
  scroll-margin-block-start: ${token('space.72')};
  ${media.narrow} {
    &:not(:target) {
      display: none;
    }
  }
  /* Stays in view beside the cards, and scrolls by itself; the padding keeps focus rings whole. */
  ${media.wide} {
    position: sticky;
    inset-block-start: calc(var(--under-header) + 68px);
    max-block-size: calc(100dvh - var(--under-header) - 68px);
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    margin: 0 -8px;
    padding: 0 8px ${token('space.24')};
    transition: inset-block-start ${token('motion.in')} ${token('motion.ease.in')};
  }
  ${media.short} {
    position: static;
    max-block-size: none;
  }
`;

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.40')};
  &[data-whole] {
    grid-column: 1 / -1;
  }
`;

const OpenFilters = styled.a`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.target')};
  border-radius: ${token('radius.control')};
  text-decoration: none;
  ${focusRing}
  ${media.wide} {
    display: none;
  }
`;

const Count = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  background: ${token('color.text')};
  color: ${token('color.text.inverse')};
  font-size: 0.8125rem;
`;

/** A category or search results, with filters, sorting and pages. */
export const ProductList = observer(function ProductList({ store, tiles = [], onFollow }: ProductListProps) {
  const t = useMessages(productListMessages);
  const site = useSite();
  const grid = useRef<HTMLUListElement>(null);
  // The sheet is created on first use, and stays mounted: closing it returns the focus to its opener.
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const { status, head, total, chips } = store;
  const isWaiting = status.kind === 'idle' || status.kind === 'loading';
  const hasFilters = (head?.facets.length ?? 0) > 0;

  // The count is announced after each change, with the sort order where that changed; the first one is read with the page.
  const wasRefining = useRef(false);
  const toldSort = useRef(store.sort);
  useEffect(() => {
    if (wasRefining.current && status.kind === 'ready') {
      const isSorted = toldSort.current !== store.sort;
      const order = t(`sort.${store.sort}`);
      announce(isSorted ? t('count.sorted', { count: total, order }) : t('count', { count: total }));
      toldSort.current = store.sort;
    }
    wasRefining.current = status.kind === 'refining';
  }, [status.kind, total, t, store]);

  // Close the sheet when the window becomes wide enough for the panel.
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.wide}px)`);
    const close = () => wide.matches && store.closeFilters();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [store]);

  const openFilters = async () => {
    try {
      const { FilterSheet } = await loadSheet();
      setSheet(() => FilterSheet);
      store.openFilters();
    } catch {
      // When offline, the filters of the page itself are shown, as without JavaScript.
      location.hash = filtersId;
    }
  };
  const focusCard = (index: number) =>
    grid.current?.querySelectorAll<HTMLAnchorElement>('article :is(h2, h3) > a')[index]?.focus();

  return (
    <>
      <ListHeader store={store} />
      <Line />
      <Body>
        <Tools>
          {isWaiting || hasFilters ? (
            <Bar edge="start">
              <OpenFilters
                href={`#${filtersId}`}
                onPointerDown={() => void loadSheet().catch(() => undefined)}
                onClick={interceptClick(() => void openFilters())}
              >
                <FilterIcon /> {t('filter')}
                {chips.length > 0 ? (
                  <Count aria-label={t('filter.on', { count: chips.length })} role="img">
                    {chips.length}
                  </Count>
                ) : null}
              </OpenFilters>
              <SortMenu store={store} />
            </Bar>
          ) : null}
          <Chips>
            <AppliedFilters store={store} />
          </Chips>
        </Tools>
        <Columns>
          {isWaiting || hasFilters ? (
            <Panel id={filtersId} aria-label={t('filters')}>
              {isWaiting ? <PanelSkeleton /> : <FilterForm store={store} />}
            </Panel>
          ) : null}
          <Results data-whole={isWaiting || hasFilters ? undefined : ''}>
            {isWaiting ? (
              <>
                <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
                <ListGridSkeleton />
              </>
            ) : null}
            {store.isShowingCards ? (
              <>
                {store.previousHref === undefined ? null : (
                  <Link
                    variant="strong"
                    href={site.href(store.previousHref)}
                    rel="prev"
                    onClick={interceptClick(() => void store.showPrevious())}
                  >
                    {t('previous')}
                  </Link>
                )}
                <ListGrid
                  ref={grid}
                  store={store}
                  tiles={tiles.filter(({ category }) => store.isAmong(category))}
                  onFollow={onFollow}
                />
                <ListEnd store={store} onGrown={focusCard} />
              </>
            ) : null}
            {!isWaiting && !store.isShowingCards ? <ListMessage store={store} /> : null}
          </Results>
        </Columns>
      </Body>
      {Sheet ? <Sheet store={store} /> : null}
    </>
  );
});

function PanelSkeleton() {
  return (
    <div aria-hidden="true">
      {[0.5, 0.8, 0.7, 0.6, 0.75, 0.5, 0.8, 0.7].map((share, index) => (
        <div key={index} style={{ paddingBlock: 6 }}>
          <Skeleton share={share} />
        </div>
      ))}
    </div>
  );
}
