import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import type { DeliveryPromiseStore } from './DeliveryPromiseStore.ts';
import { deliveryPromiseMessages } from './deliveryPromiseMessages.ts';
import { PostalCodeForm, type PostalCodeFormProps } from './PostalCodeForm.tsx';
import { PromisedDays } from './PromisedDays.tsx';

export interface DeliveryPromiseProps {
  store: DeliveryPromiseStore;
  /** The size that is asked for. */
  productId: string;
  /** The page of the product, which answers without JavaScript. */
  action: PostalCodeFormProps['action'];
}

/** Asks for a postal code, and says when a size arrives there. */
export const DeliveryPromise = observer(function DeliveryPromise({
  store,
  productId,
  action,
}: DeliveryPromiseProps) {
  const t = useMessages(deliveryPromiseMessages);
  const { place, status } = store;
  useEffect(() => void store.show(productId), [store, productId]);
  return (
    <Stack gap={12}>
      <PostalCodeForm
        place={place}
        action={action}
        isBusy={status.kind === 'asking'}
        isInvalid={status.kind === 'invalidPostalCode'}
        onAsk={(postalCode) => void store.ask(productId, postalCode)}
      />
      <div role="status">
        {status.kind === 'promised' ? <PromisedDays options={status.options} /> : null}
        {status.kind === 'blockedPostalCode' || status.kind === 'unserviceable' ? (
          <p>{t('notServed')}</p>
        ) : null}
        {status.kind === 'notAvailable' ? <p>{t('notAvailable')}</p> : null}
        {status.kind === 'failed' ? <p>{t('failed')}</p> : null}
      </div>
    </Stack>
  );
});
