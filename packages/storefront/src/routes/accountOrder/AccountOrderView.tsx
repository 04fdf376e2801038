import { cancelOrderStore, OrderPage, orderStore } from '@touchline/features/checkout/orders';
import { useStore } from '../../state/StoresContext.ts';
import { writeReviewPath } from '../shared/writeReviewPath.ts';

const reviewPath = (productId: string) => writeReviewPath(productId);

export function AccountOrderView() {
  return (
    <OrderPage store={useStore(orderStore)} cancelling={useStore(cancelOrderStore)} reviewPath={reviewPath} />
  );
}
