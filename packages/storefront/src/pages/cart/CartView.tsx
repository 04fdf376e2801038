import { CartPage } from '@touchline/features/cart';
import { Recommendations } from '@touchline/features/recommendations';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { cartStore } from '../../app/cartStore.ts';
import { recommendationsStore, newPath } from '../../app/recommendationsStore.ts';
import { headerStore } from '../../app/shell.ts';
import { snackbars } from '../../app/snackbars.ts';
import { useStore } from '../../app/StoresContext.ts';

export const CartView = observer(function CartView() {
  const cart = useStore(cartStore);
  const recommendations = useStore(recommendationsStore);
  const { entries } = useStore(headerStore);
  const { isEmpty } = cart.basket;

  useEffect(() => {
    // The server already loaded them for a bag that was empty; this bag has just lost its last line.
    if (isEmpty) void recommendations.load();
  }, [isEmpty, recommendations]);

  return (
    <CartPage
      store={cart}
      snackbars={useStore(snackbars)}
      shopPath={newPath}
      recommendations={<Recommendations store={recommendations} ways={entries} />}
    />
  );
});
