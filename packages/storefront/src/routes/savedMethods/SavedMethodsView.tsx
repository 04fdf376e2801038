import { SavedMethodsPage, savedMethodsStore } from '@touchline/features/checkout/savedMethods';
import { useStore } from '../../state/StoresContext.ts';

export function SavedMethodsView() {
  return <SavedMethodsPage store={useStore(savedMethodsStore)} />;
}
