import { RegionPage, marketsStore } from '@touchline/features/shell/region';
import { useStore } from '../../state/StoresContext.ts';

export function RegionView() {
  return <RegionPage markets={useStore(marketsStore).markets} />;
}
