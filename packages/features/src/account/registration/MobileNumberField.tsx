import { PhoneField } from '@touchline/design-system/PhoneField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { countryName } from './countryName.ts';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { registrationMessages } from './registrationMessages.ts';
import { useFieldProps } from './useFieldProps.ts';

/** The mobile number with the country code, which can be changed where the market accepts several countries. */
export const MobileNumberField = observer(function MobileNumberField({ store, market }: BlockProps) {
  const t = useMessages(registrationMessages);
  const site = useSite();
  const fieldProps = useFieldProps(store);
  const { required } = store.state('mobileNumber');
  return (
    <PhoneField
      {...fieldProps('mobileNumber')}
      label={t('registration.mobileNumber')}
      mark={required ? undefined : `(${t('registration.optional')})`}
      prefixLabel={t('registration.countryCode')}
      prefixes={market.mobileCountries.map(({ country, prefix }) => ({
        country,
        prefix,
        name: countryName(site, country),
      }))}
      country={store.mobileCountry?.country}
      onCountryChange={store.chooseMobileCountry}
    />
  );
});
