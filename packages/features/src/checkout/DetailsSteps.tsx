import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { EmailField } from '@touchline/design-system/EmailField';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { PhoneField } from '@touchline/design-system/PhoneField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { AddressFields } from './AddressFields.tsx';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { fieldIds } from './stepProblems.ts';
import { useFocusOnDelivery } from './useFocusOnDelivery.ts';
import { useProblemText } from './useProblemText.ts';

/** Steps 1 and 2: contact and addresses. */
export const DetailsSteps = observer(function DetailsSteps({ store }: { store: CheckoutStore }) {
  const t = useMessages(checkoutMessages);
  const { details, delivery } = store;
  const submitFocus = useFocusOnDelivery(store);
  const isDeliveryShown = delivery.status === 'ready' && !delivery.isShippingBlocked;
  return (
    <Stack gap={40}>
      <RuledSection title={`1. ${t('contact.title')}`}>
        <ContactFields store={store} />
      </RuledSection>
      <RuledSection title={`2. ${t('address.title')}`}>
        <AddressFields store={store} address={details.shipping} />
        <Checkbox
          name="billingSameAsShipping"
          label={t('address.sameForInvoice')}
          checked={details.billingSameAsShipping}
          onChange={(event) => details.useOneAddress(event.currentTarget.checked)}
        />
        <Fieldset data-billing="" legend={t('address.billing.title')}>
          <AddressFields store={store} address={details.billing} />
        </Fieldset>
        <Unsaved store={store} canRetry={isDeliveryShown} />
        {isDeliveryShown ? null : (
          <Stack>
            <Button
              type="submit"
              name="act"
              value="address"
              variant="secondary"
              isBusy={details.isSaving}
              busyLabel={t('address.saving')}
              {...submitFocus}
            >
              {t('address.submit')}
            </Button>
          </Stack>
        )}
      </RuledSection>
    </Stack>
  );
});

/** Saving failed. The button below retries, or else this callout has its own. */
const Unsaved = observer(function Unsaved({ store, canRetry }: { store: CheckoutStore; canRetry: boolean }) {
  const t = useMessages(checkoutMessages);
  const { failure } = store.details;
  if (!failure) return null;
  const reason = failure.reason === 'signIn' ? 'unavailable' : failure.reason;
  return (
    <Callout
      tone="urgent"
      isAnnounced
      actions={
        canRetry ? (
          <Button type="submit" name="act" value="address" variant="secondary" size="small">
            {t('checkout.retry')}
          </Button>
        ) : null
      }
    >
      {t(`address.unsaved.${reason}`, { count: failure.seconds ?? 1 })}
    </Callout>
  );
});

const ContactFields = observer(function ContactFields({ store }: { store: CheckoutStore }) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const problemText = useProblemText();
  const { details } = store;
  const { contact, market } = details;
  const common = (name: string) => ({
    id: fieldIds.contact(name),
    name,
    value: contact.raw(name),
    error: problemText(contact.problems.get(name)),
    onChange: (event: { currentTarget: { value: string } }) =>
      details.type(contact, name, event.currentTarget.value),
    onBlur: () => void store.leave(contact, name),
  });
  return (
    <>
      <EmailField {...common('email')} label={t('contact.email.label')} hint={t('contact.email.hint')} />
      {market ? (
        <PhoneField
          {...common('phone')}
          label={t('contact.phone.label')}
          hint={t('contact.phone.hint')}
          mark={market.phone.required ? undefined : `(${t('checkout.optional')})`}
          prefixLabel={t('contact.phone.prefix')}
          prefixes={[
            {
              country: market.country,
              prefix: market.phone.prefix,
              name: market.countryNames[site.language.code] ?? market.country,
            },
          ]}
        />
      ) : null}
    </>
  );
});
