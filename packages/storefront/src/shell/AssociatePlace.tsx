import { AssociateBar, associateMessages, associateStore } from '@touchline/features/account/associate';
import { basketStore } from '@touchline/features/cart/basket';
import { observer } from 'mobx-react-lite';
import type { Associate } from '@touchline/contract/associate/schema';
import { useStore, useStores } from '../state/StoresContext.ts';

export interface AssociatePlaceProps {
  associate: Associate;
}

/** Above the header of a store's device. */
export default observer(function AssociatePlace({ associate }: AssociatePlaceProps) {
  const stores = useStores();
  // A document of its own: nothing of the customer stays in memory.
  const handleEnded = () => {
    stores.of(basketStore).forget();
    stores.ports.navigation.leave(stores.site.href('/'));
  };
  return <AssociateBar store={useStore(associateStore)} associate={associate} onEnded={handleEnded} />;
});

export const messages = [associateMessages];
