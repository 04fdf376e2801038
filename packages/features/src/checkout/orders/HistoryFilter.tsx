import { maxHistorySearch, orderFilters } from '@touchline/contract/order/schema';
import { Button } from '@touchline/design-system/Button';
import { media } from '@touchline/design-system/foundations';
import { SearchField } from '@touchline/design-system/SearchField';
import { Select } from '@touchline/design-system/Select';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { historyFields, historyPath, readHistoryRequest } from './historyPath.ts';
import type { OrderHistoryStore } from './OrderHistoryStore.ts';
import { ordersMessages } from './ordersMessages.ts';

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.12')};
  align-items: end;

  & > :first-child,
  & > button {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;

    & > button {
      grid-column: auto;
    }
  }
`;

/** Narrows the orders to a state, a year and words. A form whose answer has an address: it works without JavaScript. */
export const HistoryFilter = observer(function HistoryFilter({ store }: { store: OrderHistoryStore }) {
  const t = useMessages(ordersMessages);
  const site = useSite();
  const { state = '', year, search = '' } = store.asked;
  const { years = [] } = store.history ?? {};
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    store.ask(readHistoryRequest(new FormData(event.currentTarget)));
  };
  return (
    <search>
      <Fields
        // An address that is opened otherwise, as by going back, fills in what it asks for.
        key={historyPath(store.asked)}
        method="get"
        action={site.href(historyPath())}
        onSubmit={handleSubmit}
      >
        <SearchField
          name={historyFields.search}
          label={t('orders.filter.search')}
          placeholder={t('orders.filter.search')}
          defaultValue={search}
          maxLength={maxHistorySearch}
          autoComplete="off"
        />
        <Select label={t('orders.filter.state')} name={historyFields.state} defaultValue={state}>
          <option value="">{t('orders.filter.state.all')}</option>
          {orderFilters.map((filter) => (
            <option key={filter} value={filter}>
              {t(`orders.filter.state.${filter}`)}
            </option>
          ))}
        </Select>
        <Select label={t('orders.filter.year')} name={historyFields.year} defaultValue={year ?? ''}>
          <option value="">{t('orders.filter.year.all')}</option>
          {[...new Set([...years, ...(year === undefined ? [] : [year])])].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="secondary">
          {t('orders.filter.apply')}
        </Button>
      </Fields>
    </search>
  );
});
