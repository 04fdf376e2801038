import { regionMessages, regionPages } from '@touchline/features/shell/region';
import { loadLocations } from '../shared/loadLocations.ts';
import { definePage } from '../page.ts';
import { RegionOnPhoneView } from './RegionOnPhoneView.tsx';

/** The choice of the country as a form for phones. */
export const page = definePage({
  messages: [regionMessages],
  load: (context) => loadLocations(context, regionPages.countriesOnPhone, 'region.title'),
  View: RegionOnPhoneView,
});
