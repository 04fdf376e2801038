import { Button } from '@touchline/design-system/Button';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { PhoneField } from '@touchline/design-system/PhoneField';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { AddressFields } from './AddressFields.tsx';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutWords } from './checkoutWords.ts';
import { fieldIds } from './stepProblems.ts';
import { typedBefore } from './typedBefore.ts';
import { useProblemText } from './useProblemText.ts';

const Form = styled.form`
  display: grid;
  gap: 40px;
  /* Without the script the second form opens by the box as well. */
  &:has(input[name='billingSameAsShipping']:checked) [data-billing] {
    display: none;
  }
`;

/** Steps 1 and 2: one form, so that its button sends all of it before the script too. */
export const DetailsSteps = observer(function DetailsSteps({ store }: { store: CheckoutStore }) {
  const site = useSite();
  const say = useWords(checkoutWords);
  const form = useRef<HTMLFormElement>(null);
  const isTakenUp = useRef(false);
  const { details, delivery } = store;

  useEffect(() => {
    // Once: strict mode runs effects twice.
    if (!form.current || isTakenUp.current) return;
    isTakenUp.current = true;
    void store.takeUp(typedBefore(form.current));
  }, [store]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void store.showDelivery();
  };
  const isDeliveryShown = delivery.status === 'ready' && !delivery.isShippingBlocked;
  return (
    <Form ref={form} method="post" action={site.href('/checkout')} noValidate onSubmit={handleSubmit}>
      <input type="hidden" name="act" value="address" />
      <RuledSection title={`1. ${say('contact.title')}`}>
        <ContactFields store={store} />
      </RuledSection>
      <RuledSection title={`2. ${say('address.title')}`}>
        <AddressFields store={store} address={details.shipping} />
        <Checkbox
          key={details.shipping.fields.revision}
          name="billingSameAsShipping"
          label={say('address.sameForInvoice')}
          defaultChecked={details.billingSameAsShipping}
          onChange={(event) => details.useOneAddress(event.currentTarget.checked)}
        />
        <Fieldset data-billing="" legend={say('address.billing.title')}>
          <AddressFields store={store} address={details.billing} />
        </Fieldset>
        {isDeliveryShown ? null : (
          <Stack>
            <Button
              type="submit"
              variant="secondary"
              isBusy={details.isSaving}
              busyLabel={say('address.saving')}
            >
              {say('address.submit')}
            </Button>
          </Stack>
        )}
      </RuledSection>
    </Form>
  );
});

const ContactFields = observer(function ContactFields({ store }: { store: CheckoutStore }) {
  const site = useSite();
  const say = useWords(checkoutWords);
  const problemText = useProblemText();
  const { details } = store;
  const { contact, market } = details;
  const error = (name: string) => problemText(contact.problems.get(name));
  const common = (name: string) => ({
    key: `${name}-${contact.revision}`,
    id: fieldIds.contact(name),
    name,
    defaultValue: contact.raw(name),
    error: error(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      details.type(contact, name, event.currentTarget.value),
    onBlur: () => void store.leave(contact, name),
  });
  const { key: emailKey, ...email } = common('email');
  const { key: phoneKey, ...phone } = common('phone');
  return (
    <>
      <TextField
        key={emailKey}
        {...email}
        label={say('contact.email.label')}
        hint={say('contact.email.hint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {market ? (
        <PhoneField
          key={phoneKey}
          {...phone}
          label={say('contact.phone.label')}
          hint={say('contact.phone.hint')}
          mark={market.phone.required ? undefined : `(${say('checkout.optional')})`}
          prefixLabel={say('contact.phone.prefix')}
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
