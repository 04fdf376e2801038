import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import type { LocationsStore } from './LocationsStore.ts';
import { regionMessages } from './regionMessages.ts';

/** How many countries the search found: shown where there are none, and told to screen readers each time. */
export const LocationResult = observer(function LocationResult({ store }: { store: LocationsStore }) {
  const t = useMessages(regionMessages);
  const { query, count } = store;
  if (query.trim() === '') return <VisuallyHidden role="status" />;
  if (count === 0) return <p role="status">{t('region.search.none', { query: query.trim() })}</p>;
  return <VisuallyHidden role="status">{t('region.search.found', { count })}</VisuallyHidden>;
});
