import { ComparePage, compareStore } from '@touchline/features/catalog/compare';
import { useStore } from '../../state/StoresContext.ts';

export function CompareView() {
  return <ComparePage store={useStore(compareStore)} />;
}
