import { Callout } from '@touchline/design-system/Callout';
import { Link } from '@touchline/design-system/Link';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite, type Site } from '../../platform/site/index.ts';
import type { ProductStore } from './ProductStore.ts';
import { productMessages } from './productMessages.ts';
import type { ShownProduct } from './ShownProduct.ts';

/** A sale that starts at midnight is shown as a day, without the time. */
const begin = (site: Site, from: string): string =>
  from.length === 10 || from.includes('T00:00:00') ? site.day(from) : site.moment(from);

/** A note for a product that cannot simply be bought: coming soon, pre-order, back-order, sold out, fully reserved. */
export const StateNote = observer(function StateNote({
  store,
  product,
}: {
  store: ProductStore;
  product: ShownProduct;
}) {
  const t = useMessages(productMessages);
  const site = useSite();
  const state = store.buyability;
  switch (state.kind) {
    case 'buyable':
      return null;
    case 'comingSoon':
      return (
        <Callout title={t('state.comingSoon')}>
          {state.from ? t('state.comingOn', { moment: begin(site, state.from) }) : null}
        </Callout>
      );
    case 'preorder':
    case 'backorder':
      return (
        <Callout>
          {state.from
            ? t(`state.${state.kind}From`, { day: site.day(state.from) })
            : t(`state.${state.kind}`)}
        </Callout>
      );
    case 'soldOut': {
      const way = product.breadcrumb_list?.findLast(({ link }) => link !== '/' && !link.endsWith('.html'));
      return (
        <Callout
          tone="warning"
          actions={
            way ? (
              <Link variant="strong" href={site.href(way.link)}>
                {t('state.soldOut.way', { category: way.text })}
              </Link>
            ) : undefined
          }
        >
          {t(state.isReserved ? 'state.reserved' : 'state.soldOut')}
        </Callout>
      );
    }
  }
});
