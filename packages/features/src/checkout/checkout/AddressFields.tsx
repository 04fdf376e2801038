import { hiddenWithoutScript, media } from '@touchline/design-system/foundations';
import { PostalCodeField } from '@touchline/design-system/PostalCodeField';
import { Select } from '@touchline/design-system/Select';
import { TextField } from '@touchline/design-system/TextField';
import { token } from '@touchline/design-system/token';
import type { AddressField } from '@touchline/contract/market/schema';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { AddressSearch } from './AddressSearch.tsx';
import { checkoutMessages } from './checkoutMessages.ts';
import type { AddressStore } from './details/AddressStore.ts';
import { labelKeyOf } from './fields/addressRules.ts';
import { fieldIds } from './stepProblems.ts';
import { useProblemText } from './useProblemText.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.20')} ${token('space.16')};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :not([data-half]) {
      grid-column: 1 / -1;
    }
  }
  /* What a search fills in is typed only without JavaScript, or when the shopper wants to. */
  @media (scripting: enabled) {
    html:not([data-unscripted]) & > [data-found] {
      display: none;
    }
  }
`;

const SearchPlace = styled.div`
  order: 1;
  ${hiddenWithoutScript}
`;

/** The width of a field indicates the expected length. */
function measureOf({ name, size }: AddressField): 'short' | 'medium' | 'full' {
  if (size !== undefined && size <= 12) return 'short';
  return name === 'city' || name === 'region' ? 'medium' : 'full';
}

interface AddressFieldsProps {
  store: CheckoutStore;
  address: AddressStore;
}

/** The fields of an address in the market's format and order. */
export const AddressFields = observer(function AddressFields({ store, address }: AddressFieldsProps) {
  const { search } = store.details;
  const isSearched = address.kind === 'shipping' && store.details.asksAddress && !search.isManual;
  return (
    <Grid data-searched={isSearched ? '' : undefined}>
      {isSearched ? (
        <SearchPlace>
          <AddressSearch store={store} />
        </SearchPlace>
      ) : null}
      {address.asked.map((field) => (
        <div
          key={field.name}
          {...(isName(field.name) ? { 'data-half': '' } : {})}
          {...(isSearched && !isName(field.name) ? { 'data-found': '' } : {})}
        >
          <OneField {...{ store, address, field }} />
        </div>
      ))}
    </Grid>
  );
});

/** Renders alone while it is typed into. */
const OneField = observer(function OneField({
  store,
  address,
  field,
}: AddressFieldsProps & { field: AddressField }) {
  const t = useMessages(checkoutMessages);
  const problemText = useProblemText();
  const { kind, fields } = address;
  const { name, options } = field;
  const { market } = store.details;
  const common = {
    id: fieldIds.address(kind, name),
    name: `${kind}-${name}`,
    label: t(`address.${labelKeyOf(field)}.label`),
    mark: field.required ? undefined : `(${t('checkout.optional')})`,
    error: problemText(fields.problems.get(name)),
    autoComplete: `${kind} ${field.autoComplete}`,
    measure: measureOf(field),
    value: fields.raw(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      store.details.type(fields, name, event.currentTarget.value),
    onBlur: () => void store.leave(fields, name),
  };
  if (options)
    return (
      <Select {...common}>
        <option value="">{t('address.choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  // Longer than allowed: text that is too long gets an error instead of being cut off silently.
  const maxLength = field.maxLength + 20;
  if (name === 'postalCode' && market)
    return <PostalCodeField {...common} country={market.country} maxLength={maxLength} />;
  return <TextField {...common} inputMode={field.inputMode} maxLength={maxLength} />;
});

const isName = (name: string): boolean => name === 'firstName' || name === 'lastName';
