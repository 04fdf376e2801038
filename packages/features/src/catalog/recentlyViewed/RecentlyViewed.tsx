import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { ProductRail } from '../recommendations/index.ts';
import { recentlyViewedMessages } from './recentlyViewedMessages.ts';
import type { RecentlyViewedStore } from './RecentlyViewedStore.ts';

/** The products that were looked at, in one row; nothing without any. */
export const RecentlyViewed = observer(function RecentlyViewed({ store }: { store: RecentlyViewedStore }) {
  const t = useMessages(recentlyViewedMessages);
  return (
    <ProductRail
      title={t('recentlyViewed')}
      products={store.products}
      isLoading={store.status === 'loading' && store.products.length === 0}
    />
  );
});
