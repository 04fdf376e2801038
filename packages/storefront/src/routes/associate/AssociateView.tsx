import { AssociatePage, associateStore } from '@touchline/features/account/associate';
import { basketStore } from '@touchline/features/cart/basket';
import { observer } from 'mobx-react-lite';
import { useStore, useStores } from '../../state/StoresContext.ts';

export const AssociateView = observer(function AssociateView() {
  const stores = useStores();
  // A document of its own: nothing of the page before stays in memory.
  const handleSignedIn = () => {
    stores.of(basketStore).forget();
    stores.ports.navigation.leave(stores.site.href('/'));
  };
  return (
    <AssociatePage
      store={useStore(associateStore)}
      associate={stores.session.associate}
      onSignedIn={handleSignedIn}
    />
  );
});
