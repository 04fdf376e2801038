import { Callout } from '@touchline/design-system/Callout';
import { TruckIcon } from '@touchline/design-system/Icon';
import { ProgressBar } from '@touchline/design-system/ProgressBar';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import type { BagCart } from './BagStore.ts';
import { bagWords } from './bagWords.ts';

/** How far the bag is from free delivery. Nothing where the market has no such rule. */
export function FreeDelivery({ cart: { missingForFreeShipping: missing, price } }: { cart: BagCart }) {
  const say = useWords(bagWords);
  const site = useSite();
  if (missing === undefined) return null;
  if (missing <= 0)
    return (
      <Callout tone="success" icon={<TruckIcon />}>
        {say('delivery.free')}
      </Callout>
    );
  return (
    <Callout tone="info" icon={<TruckIcon />}>
      <ProgressBar
        label={say('delivery.missing', { amount: site.money(missing) })}
        value={price}
        max={price + missing}
        tone="info"
      />
    </Callout>
  );
}
