import type { LineItem } from '@touchline/contract/basket/schema';
import { cartStore } from '@touchline/features/cart/cart';
import { giftCardMessages, LineGiftForm, LineGiftStore } from '@touchline/features/catalog/giftCard';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStore, useStores } from '../../state/StoresContext.ts';

/** For whom a gift card of the bag is; its code comes only with a bag that has one. */
const GiftOfLine = observer(function GiftOfLine({ line }: { line: LineItem }) {
  const { ports, site } = useStores();
  const { basket, refusedGift } = useStore(cartStore);
  const { itemId, size, gift } = line;
  const [store] = useState(() => {
    const nobody = { recipientName: '', recipientEmail: '', senderName: '' };
    const problems = () => {
      const outcome = basket.refusal?.itemId === itemId ? basket.refusal.outcome : undefined;
      return outcome?.kind === 'refused' ? (outcome.fields ?? []) : [];
    };
    return new LineGiftStore(ports, site.market.timeZone, {
      stored: () => basket.lines.find((each) => each.itemId === itemId)?.gift ?? nobody,
      change: async (to) => (await basket.changeGift(itemId, to)).kind === 'done' || problems(),
      refused: refusedGift?.itemId === itemId ? { gift: refusedGift.gift, problems: problems() } : undefined,
    });
  });
  return (
    <LineGiftForm
      {...{ store, itemId }}
      action={site.href('/cart')}
      recipient={gift?.recipientName ?? ''}
      amount={site.size(size)}
    />
  );
});

export default GiftOfLine;

export const messages = [giftCardMessages];
