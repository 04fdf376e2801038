import type { Product } from '@touchline/contract/product/schema';
import { loadMessages, type Translator } from '@touchline/features/i18n';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import ProductReviewsView from './ProductReviewsView.tsx';
import { useStores } from './StoresContext.ts';

/** Starts loading before the reviews come into view. */
const ahead = '400px';

/**
 * The server renders the reviews at once, for search engines and pages without JavaScript: their links work as they are.
 * The browser loads their code when they come near, or when one of their controls is reached by keyboard.
 */
const viewFor = (translator: Translator, near: Promise<void>): typeof ProductReviewsView =>
  import.meta.env.SSR
    ? ProductReviewsView
    : (lazy(async () => {
        await near;
        const [view, { reviewsMessages }] = await Promise.all([
          import('./ProductReviewsView.tsx'),
          import('@touchline/features/reviews'),
        ]);
        await loadMessages(translator, [reviewsMessages]);
        return view;
      }) as unknown as typeof ProductReviewsView);

/** The reviews of a product, on its page. */
export function ProductReviews({ product }: { product: Pick<Product, 'id' | 'meta_data'> }) {
  const { translator } = useStores();
  const place = useRef<HTMLDivElement>(null);
  const [{ View, come }] = useState(() => {
    let arrive = () => undefined as void;
    const near = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { View: viewFor(translator, near), come: () => arrive() };
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) come();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    element.addEventListener('focusin', come);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', come);
    };
  }, [come]);
  return (
    <div ref={place}>
      <Suspense fallback={null}>
        <View product={product} />
      </Suspense>
    </div>
  );
}
