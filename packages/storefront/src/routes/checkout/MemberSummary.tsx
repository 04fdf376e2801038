import { basketStore } from '@touchline/features/cart/basket';
import { loadMessages } from '@touchline/features/platform/i18n';
import {
  CheckoutMembership,
  membershipMessages,
  membershipStore,
} from '@touchline/features/loyalty/membership';
import { CheckoutVoucherStore, vouchersMessages } from '@touchline/features/loyalty/vouchers';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStore, useStores } from '../../state/StoresContext.ts';

/** What a member sees in the order summary; loaded in the browser for members only. */
export const MemberSummary = observer(function MemberSummary() {
  const stores = useStores();
  const owner = useStore(basketStore);
  const membership = useStore(membershipStore);
  const [isReady, setReady] = useState(false);
  const [voucher] = useState(
    () =>
      new CheckoutVoucherStore(stores.ports, {
        get basket() {
          return owner.basket;
        },
        take: (basket) => owner.store(basket),
      }),
  );
  useEffect(() => {
    void loadMessages(stores.translator, [membershipMessages, vouchersMessages]).then(() => setReady(true));
    void voucher.load();
    void membership.loadStatus();
  }, [stores, voucher, membership]);
  if (!isReady || !owner.basket) return null;
  return <CheckoutMembership basket={owner.basket} {...{ membership, voucher }} />;
});
