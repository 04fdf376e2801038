import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { pickupMessages } from './pickupMessages.ts';
import type { PickupStore } from './PickupStore.ts';

/** The shopper's number at the carrier of the picked point. */
export const ConsumerIdField = observer(function ConsumerIdField({ store }: { store: PickupStore }) {
  const t = useMessages(pickupMessages);
  const { consumerId, consumerIdError, picked, refusals } = store;
  const field = useRef<HTMLInputElement>(null);
  // The button that chooses is at the end of the dialog: what is wrong comes into view.
  useEffect(() => {
    if (refusals > 0 && store.consumerIdError) field.current?.focus();
  }, [refusals, store]);
  return (
    <TextField
      ref={field}
      label={t('consumerId.label', { carrier: picked?.carrierName ?? '' })}
      hint={t('consumerId.hint')}
      error={consumerIdError && t(`consumerId.${consumerIdError}`)}
      inputMode="numeric"
      autoComplete="off"
      measure="short"
      maxLength={20}
      dir="ltr"
      value={consumerId}
      onChange={(event) => store.typeConsumerId(event.currentTarget.value)}
      onBlur={() => store.leaveConsumerId()}
    />
  );
});
