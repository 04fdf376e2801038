import { Callout } from '@touchline/design-system/Callout';
import { TruckIcon } from '@touchline/design-system/Icon';
import { ProgressBar } from '@touchline/design-system/ProgressBar';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { BagCart } from './BagStore.ts';
import { bagMessages } from './bagMessages.ts';

/** How much is missing for free delivery. Renders nothing where the market has no such rule. */
export function FreeDelivery({ cart: { missingForFreeShipping: missing, price } }: { cart: BagCart }) {
  const t = useMessages(bagMessages);
  const site = useSite();
  if (missing === undefined) return null;
  if (missing <= 0)
    return (
      <Callout tone="success" icon={<TruckIcon />}>
        {t('delivery.free')}
      </Callout>
    );
  return (
    <Callout tone="info" icon={<TruckIcon />}>
      <ProgressBar
        label={t('delivery.missing', { amount: site.money(missing) })}
        value={price}
        max={price + missing}
        tone="info"
      />
    </Callout>
  );
}
