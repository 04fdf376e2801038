import { WalletSignIn, type WalletStore } from '@touchline/features/checkout/wallet';

/** The wallet that fills in contact and address; loaded where the shop offers one. */
export function GuestWallet({ store }: { store: WalletStore }) {
  return <WalletSignIn store={store} />;
}
