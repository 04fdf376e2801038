import { OrderHistoryPage, orderHistoryStore } from '@touchline/features/checkout/orders';
import { useStore } from '../../state/StoresContext.ts';

export function OrdersView() {
  return <OrderHistoryPage store={useStore(orderHistoryStore)} />;
}
