import { RegionPage } from '@touchline/features/region';
import { marketsStore } from '../../app/marketsStore.ts';
import { useStore } from '../../app/StoresContext.ts';

export function RegionView() {
  return <RegionPage markets={useStore(marketsStore).markets} />;
}
