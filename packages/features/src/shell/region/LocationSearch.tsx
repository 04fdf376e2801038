import { Button } from '@touchline/design-system/Button';
import { SearchField } from '@touchline/design-system/SearchField';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import type { LocationsStore } from './LocationsStore.ts';
import { regionMessages } from './regionMessages.ts';

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.8')};

  /* As high as the field. */
  & > button {
    min-block-size: ${token('size.target')};
    padding-block: 0;
    white-space: nowrap;
  }
`;

/** Finds a country: at once with script, as a form without. */
export const LocationSearch = observer(function LocationSearch({
  store,
  action,
}: {
  store: LocationsStore;
  /** Address of the page. */
  action: string;
}) {
  const t = useMessages(regionMessages);
  return (
    <search>
      <Line
        method="get"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <SearchField
          name="q"
          label={t('region.search')}
          placeholder={t('region.search')}
          clearLabel={t('region.search.clear')}
          value={store.query}
          autoComplete="country-name"
          maxLength={100}
          onChange={(event) => store.search(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('region.search.submit')}
        </Button>
      </Line>
    </search>
  );
});
