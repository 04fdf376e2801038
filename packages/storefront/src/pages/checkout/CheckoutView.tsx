import { CheckoutPage } from '@touchline/features/checkout';
import { checkoutStore } from '../../app/checkoutStore.ts';
import { useStore } from '../../app/StoresContext.ts';

export function CheckoutView() {
  return <CheckoutPage store={useStore(checkoutStore)} />;
}
