import { RegionPage, marketsStore } from '@touchline/features/region';
import { useStore } from '../../app/StoresContext.ts';

export function RegionView() {
  return <RegionPage markets={useStore(marketsStore).markets} />;
}
