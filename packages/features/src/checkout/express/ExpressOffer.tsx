import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { expressMessages } from './expressMessages.ts';
import type { ExpressOfferStore } from './ExpressOfferStore.ts';
import type { ExpressSource } from './ExpressSource.ts';

export interface ExpressOfferProps {
  store: ExpressOfferStore;
  source: ExpressSource;
}

// Few devices have a wallet: all the rest comes for them alone.
const Buttons = lazyPart(
  async () => (await import('./ExpressButtons.tsx')).ExpressButtons,
  () => null,
  [expressMessages],
);

/** The buttons that buy at once, where the device can pay and one parcel is to be paid; nothing otherwise. */
export const ExpressOffer = observer(function ExpressOffer({ store, source }: ExpressOfferProps) {
  useEffect(() => void store.look(), [store]);
  if (store.wallets.length === 0 || !canBeBought(source)) return null;
  return (
    <Suspense fallback={null}>
      <Buttons store={store} source={source} />
    </Suspense>
  );
});

/** A sheet has room for one parcel to an address. What is chosen on a product page always is one. */
function canBeBought({ basket }: ExpressSource): boolean {
  if (!basket) return true;
  const [shipment, ...others] = basket.shipmentList;
  const isParcel = shipment && shipment.shipmentType !== 'egiftcard' && shipment.shipmentType !== 'digital';
  const { total, due = total } = basket.pricing;
  return Boolean(isParcel) && others.length === 0 && due > 0;
}
