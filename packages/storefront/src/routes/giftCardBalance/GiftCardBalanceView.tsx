import { GiftCardBalancePage, giftCardBalanceStore } from '@touchline/features/catalog/giftCardBalance';
import { useStore } from '../../state/StoresContext.ts';

export function GiftCardBalanceView() {
  return <GiftCardBalancePage store={useStore(giftCardBalanceStore)} />;
}
