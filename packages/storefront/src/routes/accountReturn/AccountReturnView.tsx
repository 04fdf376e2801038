import { orderPath, returnPath } from '@touchline/features/checkout/orders';
import { ReturnPage, returnStore } from '@touchline/features/checkout/returns';
import { useSite } from '@touchline/features/platform/site';
import { useStore } from '../../state/StoresContext.ts';

export function AccountReturnView() {
  const site = useSite();
  const store = useStore(returnStore);
  return (
    <ReturnPage
      store={store}
      orderHref={site.href(orderPath(store.orderId))}
      action={site.href(returnPath(store.orderId))}
    />
  );
}
