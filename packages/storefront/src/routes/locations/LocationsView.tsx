import { LocationSelector, locationsStore } from '@touchline/features/shell/region';
import { useStore } from '../../state/StoresContext.ts';

export function LocationsView() {
  return <LocationSelector store={useStore(locationsStore)} />;
}
