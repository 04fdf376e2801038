import { sortOrders } from '@touchline/contract/product/sortOrders';
import { LinkMenu } from '@touchline/design-system/LinkMenu';
import { observer } from 'mobx-react-lite';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { followInPlace } from '../productCard/index.ts';
import type { ProductListStore } from './ProductListStore.ts';
import { productListWords } from './productListWords.ts';

/** The orders of a list, each a link: sorting works before the script has come. */
export const SortMenu = observer(function SortMenu({ store }: { store: ProductListStore }) {
  const say = useWords(productListWords);
  const site = useSite();
  return (
    <LinkMenu
      label={say('sort')}
      links={sortOrders.map((order) => ({
        label: say(`sort.${order}`),
        href: site.href(store.hrefWith({ sort: order === 'pick' ? undefined : order })),
        isCurrent: order === store.sort,
        rel: 'nofollow',
        onClick: followInPlace(() => void store.sortBy(order)),
      }))}
    />
  );
});
