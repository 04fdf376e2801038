import { addressLines } from '@touchline/contract/market/addressLines';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { RadioCard, RadioCards } from '@touchline/design-system/RadioCards';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { AddressFields } from './AddressFields.tsx';
import { anotherAddress } from './CheckoutAccount.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { savedAddressFields } from './readCheckoutForm.ts';

/**
 * The delivery address: one of those the account keeps, or another one that is typed. Guests, and accounts that keep
 * none, only see the fields; where nothing is sent to an address, those of the name.
 */
export const DeliveryAddress = observer(function DeliveryAddress({ store }: { store: CheckoutStore }) {
  const t = useMessages(checkoutMessages);
  const site = useSite();
  const { account, details } = store;
  const fields = <AddressFields store={store} address={details.shipping} />;
  if (account.role === 'guest' || !details.asksAddress) return fields;
  const typed = (
    <>
      {fields}
      <Checkbox
        name={savedAddressFields.keep}
        label={t('address.saved.keep')}
        checked={account.keepsAddress}
        onChange={(event) => account.keep(event.currentTarget.checked)}
      />
    </>
  );
  return (
    <>
      <input type="hidden" name={savedAddressFields.shown} value={account.choice} />
      {account.addresses.length === 0 ? (
        typed
      ) : (
        <RadioCards
          legend={t('address.saved.title')}
          name={savedAddressFields.choice}
          value={account.choice}
          onValueChange={(id) => void store.chooseAddress(id)}
        >
          {account.addresses.map(({ id, address }) => {
            const [name = '', ...lines] = addressLines(address, site.market.addressOrder);
            return <RadioCard key={id} value={id} label={name} description={lines.join(', ')} />;
          })}
          <RadioCard value={anotherAddress} label={t('address.saved.another')}>
            {typed}
          </RadioCard>
        </RadioCards>
      )}
    </>
  );
});
