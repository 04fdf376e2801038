import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { ProductRail } from './ProductRail.tsx';
import type { RecommendationRailStore } from './RecommendationRailStore.ts';
import { recommendationsMessages } from './recommendationsMessages.ts';

export interface RecommendationRailProps {
  store: RecommendationRailStore;
  /** What the products go with: one product, the bag, or what was looked at. */
  basis: 'product' | 'bag' | 'views';
}

/** Recommended products in one row; nothing without any. */
export const RecommendationRail = observer(function RecommendationRail({
  store,
  basis,
}: RecommendationRailProps) {
  const t = useMessages(recommendationsMessages);
  return (
    <ProductRail
      title={t(`recommendations.${basis}`)}
      products={store.products}
      isLoading={store.status === 'loading' && store.products.length === 0}
    />
  );
});
