import { productStore } from '@touchline/features/catalog/product';
import { WriteReview, writeReviewStore } from '@touchline/features/catalog/reviews';
import { useStore } from '../../state/StoresContext.ts';
import { writeReviewPath } from '../shared/writeReviewPath.ts';

export function WriteReviewView() {
  const store = useStore(writeReviewStore);
  const { product } = useStore(productStore);
  const key = store.author.kind === 'link' ? store.author.key : undefined;
  return (
    <WriteReview
      store={store}
      name={product?.name}
      path={product?.meta_data.canonical ?? '/'}
      action={writeReviewPath(store.productId, key)}
    />
  );
}
