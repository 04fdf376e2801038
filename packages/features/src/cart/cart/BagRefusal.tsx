import { Callout } from '@touchline/design-system/Callout';
import { focusOnLoad } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import type { CartStore } from './CartStore.ts';
import { cartMessages } from './cartMessages.ts';
import { refusalText } from './refusalText.ts';

/** Why a change failed that has no line to show it at. */
export const BagRefusal = observer(function BagRefusal({ store }: { store: CartStore }) {
  const t = useMessages(cartMessages);
  const { refusal, lines } = store.basket;
  if (!refusal || lines.some(({ itemId }) => itemId === refusal.itemId)) return null;
  return (
    <Callout tone="warning" isAnnounced tabIndex={-1} {...focusOnLoad}>
      {refusalText(refusal, t)}
    </Callout>
  );
});
