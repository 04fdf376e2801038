import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { SeenProgress } from '@touchline/design-system/Pagination';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { interceptClick } from '../productCard/index.ts';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';

export interface ListEndProps {
  store: ProductListStore;
  /** Called when cards were added below; `before` is the number of cards before. */
  onGrown: (before: number) => void;
}

/** How many products have been shown, and a link to the next page, which adds it below after hydration. */
export const ListEnd = observer(function ListEnd({ store, onGrown }: ListEndProps) {
  const t = useMessages(productListMessages);
  const site = useSite();
  const { status, nextHref } = store;
  const isBusy = status.kind === 'growing' && status.towards === 'next';
  const handleMore = async () => {
    const before = store.cards.length;
    await store.showMore();
    if (store.cards.length > before) onGrown(before);
  };
  return (
    <SeenProgress
      text={t('seen', { seen: site.number(store.seen), total: site.number(store.total) })}
      seen={store.seen}
      total={store.total}
    >
      {nextHref === undefined ? null : (
        <ButtonLink
          variant="secondary"
          href={site.href(nextHref)}
          rel="next"
          aria-disabled={isBusy || undefined}
          onClick={interceptClick(() => void handleMore())}
        >
          {isBusy ? t('more.busy') : t('more', { count: store.nextCount })}
        </ButtonLink>
      )}
      {status.kind === 'ready' && status.growFailed ? (
        <Callout tone="urgent" isAnnounced>
          {t('more.failed')}
        </Callout>
      ) : null}
    </SeenProgress>
  );
});
