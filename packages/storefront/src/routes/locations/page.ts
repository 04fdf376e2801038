import { regionMessages, regionPages } from '@touchline/features/shell/region';
import { loadLocations } from '../shared/loadLocations.ts';
import { definePage } from '../page.ts';
import { LocationsView } from './LocationsView.tsx';

/** Every country with a shop, here or elsewhere. */
export const page = definePage({
  messages: [regionMessages],
  load: (context) => loadLocations(context, regionPages.locations, 'region.locations.title'),
  View: LocationsView,
});
