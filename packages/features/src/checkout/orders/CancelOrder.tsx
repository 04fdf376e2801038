import { isAllByEmail } from '@touchline/contract/market/byEmail';
import { cancelReasons, type Order } from '@touchline/contract/order/schema';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Dialog } from '@touchline/design-system/Dialog';
import { useHydrated } from '@touchline/design-system/foundations';
import { Stack } from '@touchline/design-system/layout';
import { RadioList } from '@touchline/design-system/RadioList';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import type { CancelOrderStore, CancelStatus } from './CancelOrderStore.ts';
import { ordersMessages } from './ordersMessages.ts';
import { readOrderForm } from './readOrderForm.ts';

const formId = 'cancel-order';

export interface CancelOrderProps {
  store: CancelOrderStore;
  order: Order;
  /** The secret of the link that opened the order, for whoever has no session of its own. */
  orderKey?: string | undefined;
  /** Address of the page, to which its forms are posted. */
  action: string;
  /** Called with the order once it is cancelled. */
  onCancelled: (order: Order) => void;
}

/**
 * The button that cancels an order, and its question: a dialog, and without JavaScript a part of the page. Nothing where
 * the order can not be cancelled, unless the shopper has just been told why.
 */
export const CancelOrder = observer(function CancelOrder({
  store,
  order,
  orderKey,
  action,
  onCancelled,
}: CancelOrderProps) {
  const t = useMessages(ordersMessages);
  const isScripted = useHydrated();
  const isBusy = store.status.kind === 'submitting';
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = readOrderForm(new FormData(event.currentTarget, event.submitter));
    if (change?.action === 'ask') store.ask();
    if (change?.action !== 'cancel') return;
    void store.cancel({ orderId: order.orderId, key: orderKey }, change.reason).then((cancelled) => {
      if (cancelled) onCancelled(cancelled);
    });
  };
  if (!order.isCancellable) return null;
  const form = (
    <form id={formId} method="post" action={action} onSubmit={handleSubmit}>
      <input type="hidden" name="action" value="cancel" />
      <Stack gap={16}>
        <Problem status={store.status} isEmailed={isAllByEmail(order.shippingLineItemList)} />
        <p>{t('orders.cancel.consequences')}</p>
        <RadioList
          legend={t('orders.cancel.reason')}
          name="reason"
          options={cancelReasons.map((value) => ({ value, label: t(`orders.cancel.reason.${value}`) }))}
        />
      </Stack>
    </form>
  );
  const confirm = (
    <Button
      type="submit"
      form={formId}
      variant="destructive"
      isWide
      isBusy={isBusy}
      busyLabel={t('orders.cancel.busy')}
    >
      {t('orders.cancel.confirm')}
    </Button>
  );
  return (
    <>
      {!isScripted && store.isAsking ? (
        <Callout tone="warning" title={t('orders.cancel.question')} actions={confirm}>
          {form}
        </Callout>
      ) : (
        <form method="post" action={action} onSubmit={handleSubmit}>
          <Button type="submit" name="action" value="ask" variant="secondary">
            {t('orders.cancel')}
          </Button>
        </form>
      )}
      {isScripted ? (
        <Dialog
          isOpen={store.isAsking}
          onClose={store.keep}
          title={t('orders.cancel.question')}
          {...(isBusy ? {} : { closeLabel: t('orders.cancel.close') })}
          size="small"
          footer={
            <>
              {confirm}
              <Button variant="secondary" isWide onClick={store.keep}>
                {t('orders.cancel.keep')}
              </Button>
            </>
          }
        >
          {form}
        </Dialog>
      ) : null}
    </>
  );
});

/** Why the order was not cancelled. */
function Problem({ status, isEmailed }: { status: CancelStatus; isEmailed: boolean }) {
  const t = useMessages(ordersMessages);
  if (status.kind === 'idle' || status.kind === 'asking' || status.kind === 'submitting') return null;
  const isOffline = status.kind === 'failed' && status.reason === 'offline';
  const text =
    status.kind === 'tooMany'
      ? t('orders.cancel.tooMany', { count: Math.max(1, Math.ceil(status.seconds / 60)) })
      : t(
          status.kind === 'failed'
            ? `orders.cancel.${isOffline ? 'offline' : 'failed'}`
            : isEmailed
              ? 'orders.cancel.tooLate.byEmail'
              : 'orders.cancel.tooLate',
        );
  return (
    <Callout tone="urgent" isAnnounced title={t('orders.cancel.not')}>
      {text}
    </Callout>
  );
}
