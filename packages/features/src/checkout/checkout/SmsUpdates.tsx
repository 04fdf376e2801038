import { Callout } from '@touchline/design-system/Callout';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { Stack } from '@touchline/design-system/layout';
import { PhoneField } from '@touchline/design-system/PhoneField';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite, type Site } from '../../platform/site/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { smsFields } from './readCheckoutForm.ts';
import { fieldIds } from './stepProblems.ts';
import { useProblemText } from './useProblemText.ts';

/* The number is asked for once the box is ticked, also without JavaScript. */
const Updates = styled(Stack)`
  &:not(:has(input[name='sms']:checked)) [data-number] {
    display: none;
  }
`;

/** Offers text messages about the delivery, to a number of its own. */
export const SmsUpdates = observer(function SmsUpdates({ store }: { store: CheckoutStore }) {
  const t = useMessages(checkoutMessages);
  const site = useSite();
  const problemText = useProblemText();
  const box = useRef<HTMLInputElement>(null);
  const { sms } = store.delivery;
  const { countries, numbers, fields } = sms;

  // Takes over what was ticked before hydration.
  useLayoutEffect(() => {
    if (box.current && box.current.checked !== box.current.defaultChecked)
      void store.wantSms(box.current.checked);
  }, [store]);

  if (!numbers) return null;
  return (
    <Updates gap={12}>
      <input type="hidden" name={smsFields.shown} value="1" />
      <Checkbox
        ref={box}
        name={smsFields.box}
        label={t('sms.label')}
        description={t('sms.text')}
        checked={sms.isWanted}
        onChange={(event) => void store.wantSms(event.currentTarget.checked)}
      />
      <div data-number="">
        <PhoneField
          id={fieldIds.smsNumber}
          name={smsFields.number}
          label={t('sms.number')}
          prefixLabel={t('contact.phone.prefix')}
          prefixes={countries.map(({ country, prefix }) => ({
            country,
            prefix,
            name: nameOf(site, country),
          }))}
          country={numbers.country}
          onCountryChange={sms.chooseCountry}
          autoComplete="off"
          value={fields.raw('number')}
          error={problemText(fields.problems.get('number'))}
          onChange={(event) => sms.type(event.currentTarget.value)}
          onBlur={() => void sms.leave()}
        />
      </div>
      {sms.failure ? (
        <Callout tone="warning" isAnnounced>
          {t(sms.failure === 'offline' ? 'sms.offline' : 'sms.failed')}
        </Callout>
      ) : null}
    </Updates>
  );
});

/** The name of a country in the language of the page. */
const nameOf = ({ language }: Site, country: string): string =>
  new Intl.DisplayNames(language.code, { type: 'region' }).of(country) ?? country;
