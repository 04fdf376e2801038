import { fromWire } from '@touchline/contract/money';
import type { OrderSummary } from '@touchline/contract/order/schema';
import { Badge } from '@touchline/design-system/Badge';
import { useMessages } from '../../platform/i18n/index.ts';
import { ordersMessages } from './ordersMessages.ts';

export interface OrderStateProps {
  order: Pick<OrderSummary, 'status' | 'currency' | 'total' | 'refunded'>;
}

/** Where an order stands, in a word or two. */
export function OrderState({ order: { status, currency, total, refunded = 0 } }: OrderStateProps) {
  const t = useMessages(ordersMessages);
  const isRefunded = refunded > 0 && fromWire(refunded, currency).minor >= fromWire(total, currency).minor;
  const isUnderWay = !isRefunded && (status === 'new' || status === 'open');
  return (
    <Badge tone={isUnderWay ? 'accent' : 'plain'}>
      {t(`orders.status.${isRefunded && status !== 'cancelled' ? 'refunded' : status}`)}
    </Badge>
  );
}
