import { CartPage } from '@touchline/features/cart';
import { Ideas } from '@touchline/features/ideas';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { cartStore } from '../../app/cartStore.ts';
import { ideasStore, newPath } from '../../app/ideasStore.ts';
import { headerStore } from '../../app/shell.ts';
import { snackbars } from '../../app/snackbars.ts';
import { useStore } from '../../app/StoresContext.ts';

export const CartView = observer(function CartView() {
  const cart = useStore(cartStore);
  const ideas = useStore(ideasStore);
  const { entries } = useStore(headerStore);
  const { isEmpty } = cart.basket;

  useEffect(() => {
    // The server brought them for a bag that was empty already; this one lost its last thing just now.
    if (isEmpty) void ideas.load();
  }, [isEmpty, ideas]);

  return (
    <CartPage
      store={cart}
      snackbars={useStore(snackbars)}
      shopPath={newPath}
      ideas={<Ideas store={ideas} ways={entries} />}
    />
  );
});
