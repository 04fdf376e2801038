import type { Product } from '@touchline/contract/product/schema';
import { Callout } from '@touchline/design-system/Callout';
import { Link } from '@touchline/design-system/Link';
import { observer } from 'mobx-react-lite';
import { useWords } from '../i18n/index.ts';
import { useSite, type Site } from '../site/index.ts';
import type { ProductStore } from './ProductStore.ts';
import { productWords } from './productWords.ts';

/** A sale that begins with a day is told by the day. */
const begin = (site: Site, from: string): string =>
  from.length === 10 || from.includes('T00:00:00') ? site.day(from) : site.moment(from);

/** What to know of a product that cannot simply be bought: coming, ordered ahead, sold out, all reserved. */
export const StateNote = observer(function StateNote({
  store,
  product,
}: {
  store: ProductStore;
  product: Product;
}) {
  const say = useWords(productWords);
  const site = useSite();
  const state = store.buyability;
  switch (state.kind) {
    case 'buyable':
      return null;
    case 'comingSoon':
      return (
        <Callout title={say('state.comingSoon')}>
          {state.from ? say('state.comingOn', { moment: begin(site, state.from) }) : null}
        </Callout>
      );
    case 'preorder':
    case 'backorder':
      return (
        <Callout>
          {state.from
            ? say(`state.${state.kind}From`, { day: site.day(state.from) })
            : say(`state.${state.kind}`)}
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
                {say('state.soldOut.way', { category: way.text })}
              </Link>
            ) : undefined
          }
        >
          {say(state.isReserved ? 'state.reserved' : 'state.soldOut')}
        </Callout>
      );
    }
  }
});
