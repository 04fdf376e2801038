import { CartPage } from '@touchline/features/cart';
import { cartStore } from '../../app/cartStore.ts';
import { snackbars } from '../../app/snackbars.ts';
import { useStore } from '../../app/StoresContext.ts';

export function CartView() {
  return <CartPage store={useStore(cartStore)} snackbars={useStore(snackbars)} shopPath="/new" />;
}
