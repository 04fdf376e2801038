import { PhoneSelector, locationsStore } from '@touchline/features/shell/region';
import { useStore } from '../../state/StoresContext.ts';

export function RegionOnPhoneView() {
  return <PhoneSelector store={useStore(locationsStore)} />;
}
