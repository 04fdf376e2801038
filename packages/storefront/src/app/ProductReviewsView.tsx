import type { Product } from '@touchline/contract/product/schema';
import { Reviews, reviewsStore } from '@touchline/features/reviews';
import { useStore } from './StoresContext.ts';
import { writeReviewPath } from './writeReviewPath.ts';

/** The reviews of a product, which its page has loaded. */
export default function ProductReviewsView({ product }: { product: Pick<Product, 'id' | 'meta_data'> }) {
  return (
    <Reviews
      store={useStore(reviewsStore)}
      path={product.meta_data.canonical}
      writePath={writeReviewPath(product.id)}
    />
  );
}
