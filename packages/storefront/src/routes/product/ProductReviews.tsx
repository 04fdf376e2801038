import type { Product } from '@touchline/contract/product/schema';
import { Reviews, reviewsMessages, reviewsStore } from '@touchline/features/catalog/reviews';
import { useStore } from '../../state/StoresContext.ts';
import { writeReviewPath } from '../shared/writeReviewPath.ts';

/** The reviews of a product, which its page has loaded: for search engines and without script, too. */
export default function ProductReviews({ product }: { product: Pick<Product, 'id' | 'meta_data'> }) {
  return (
    <Reviews
      store={useStore(reviewsStore)}
      path={product.meta_data.canonical}
      writePath={writeReviewPath(product.id)}
    />
  );
}

export const messages = [reviewsMessages];
