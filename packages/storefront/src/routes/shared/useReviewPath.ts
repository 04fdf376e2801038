import type { ConfirmationStore } from '@touchline/features/checkout/confirmation';
import { useStores } from '../../state/StoresContext.ts';
import { writeReviewPath } from './writeReviewPath.ts';

/** Where the products of an order are reviewed: by the account, or by a guest with the link of the order. */
export function useReviewPath({ link }: ConfirmationStore): ((productId: string) => string) | undefined {
  const { session } = useStores();
  if (session.isSignedIn) return (productId) => writeReviewPath(productId);
  return link && ((productId) => writeReviewPath(productId, link.key));
}
