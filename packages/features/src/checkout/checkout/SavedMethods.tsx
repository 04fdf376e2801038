import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { RadioCard } from '@touchline/design-system/RadioCards';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { expiryText } from '../savedMethods/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { NeedsScript } from './NeedsScript.ts';
import type { SavedMethod } from './payment/savedMethod.ts';
import { keepPaymentField } from './readCheckoutForm.ts';

export interface SavedMethodCardProps {
  store: CheckoutStore;
  method: SavedMethod;
}

/** A means of payment of the account, as a choice that needs nothing typed. */
export const SavedMethodCard = observer(function SavedMethodCard({
  store: { payment },
  method: { id, name, registration },
}: SavedMethodCardProps) {
  const t = useMessages(checkoutMessages);
  const { expiry } = registration.card ?? {};
  return (
    <RadioCard
      value={id}
      label={<bdi>{name}</bdi>}
      description={
        expiry === undefined
          ? t('payment.saved.kept')
          : t('payment.saved.validUntil', { date: expiryText(expiry) })
      }
    >
      {payment.selectedPaymentMethodId === id ? (
        <NeedsScript>
          {payment.saved.problem ? (
            <Callout tone="urgent" isAnnounced title={t('payment.saved.notRemoved')} />
          ) : null}
          <Button
            variant="secondary"
            size="small"
            isBusy={payment.saved.removing === registration.id}
            busyLabel={t('payment.saved.removing')}
            onClick={() => void payment.removeSaved(registration)}
          >
            {t('payment.saved.remove', { name })}
          </Button>
        </NeedsScript>
      ) : null}
    </RadioCard>
  );
});

/** Has the provider keep what pays now; of what it keeps already nobody is asked. */
export const KeepMethod = observer(function KeepMethod({ store: { payment } }: { store: CheckoutStore }) {
  const t = useMessages(checkoutMessages);
  const { selected } = payment;
  if (selected && !selected.canBeKept) return null;
  if (selected?.registration) return null;
  return (
    <Checkbox
      name={keepPaymentField}
      label={t('payment.saved.keep')}
      checked={payment.keepsMethod}
      onChange={(event) => payment.keepMethod(event.currentTarget.checked)}
    />
  );
});
