import { SavedMethodsPage, savedMethodsStore } from '@touchline/features/checkout/savedMethods';
import { useFreshSignIn } from '../shared/useFreshSignIn.ts';
import { useStore } from '../../state/StoresContext.ts';

export function SavedMethodsView() {
  const store = useStore(savedMethodsStore);
  useFreshSignIn(store.wait);
  return <SavedMethodsPage store={store} />;
}
