import { sortOrders } from '@touchline/contract/product/sortOrders';
import { LinkMenu } from '@touchline/design-system/LinkMenu';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { interceptClick } from '../productCard/index.ts';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';

/** The sort options of a list, each a link: sorting works without JavaScript. */
export const SortMenu = observer(function SortMenu({ store }: { store: ProductListStore }) {
  const t = useMessages(productListMessages);
  const site = useSite();
  return (
    <LinkMenu
      label={t('sort')}
      links={sortOrders.map((order) => ({
        label: t(`sort.${order}`),
        href: site.href(store.hrefWith({ sort: order === 'pick' ? undefined : order })),
        isCurrent: order === store.sort,
        rel: 'nofollow',
        onClick: interceptClick(() => void store.sortBy(order)),
      }))}
    />
  );
});
