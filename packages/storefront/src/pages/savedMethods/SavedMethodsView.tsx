import { SavedMethodsPage, savedMethodsStore } from '@touchline/features/savedMethods';
import { useStore } from '../../app/StoresContext.ts';

export function SavedMethodsView() {
  return <SavedMethodsPage store={useStore(savedMethodsStore)} />;
}
