import { fromWire } from '@touchline/contract/money';
import type { OrderSummary } from '@touchline/contract/order/schema';
import { Badge } from '@touchline/design-system/Badge';
import { useMessages } from '../../platform/i18n/index.ts';
import { orderProgress } from './orderProgress.ts';
import { ordersMessages } from './ordersMessages.ts';

export interface OrderStateProps {
  order: Pick<
    OrderSummary,
    'status' | 'currency' | 'total' | 'refunded' | 'parcelStates' | 'openReturns' | 'isReturned'
  >;
}

/** Where an order stands, in a word or two: of its parcels what is true of them, and whether something goes back. */
export function OrderState({
  order: { status, currency, total, refunded = 0, parcelStates, openReturns = 0, isReturned },
}: OrderStateProps) {
  const t = useMessages(ordersMessages);
  const isRefunded = refunded > 0 && fromWire(refunded, currency).minor >= fromWire(total, currency).minor;
  const isUnderWay = !isRefunded && (status === 'new' || status === 'open');
  const text = () => {
    if (isRefunded && status !== 'cancelled') return t('orders.status.refunded');
    // What came in exchange was paid with another order, to which its money went back.
    if (isReturned && status === 'completed') return t('orders.status.returned');
    if (status !== 'new' && status !== 'open' && status !== 'completed') return t(`orders.status.${status}`);
    // Only what comes by email is complete without a parcel.
    if (status === 'completed' && !parcelStates) return t('orders.progress.emailed');
    return t(`orders.progress.${orderProgress(parcelStates ?? [])}`);
  };
  return (
    <>
      <Badge tone={isUnderWay ? 'accent' : 'plain'}>{text()}</Badge>
      {openReturns > 0 ? (
        <>
          {' '}
          <Badge tone="accent">{t('orders.returning')}</Badge>
        </>
      ) : null}
    </>
  );
}
