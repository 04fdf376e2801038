import { Callout } from '@touchline/design-system/Callout';
import { TruckIcon } from '@touchline/design-system/Icon';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import type { BagCart } from './BagStore.ts';
import { bagWords } from './bagWords.ts';

const Bar = styled.div`
  block-size: 4px;
  margin-block-start: ${token('space.8')};
  background: ${token('color.line')};
  & > div {
    block-size: 100%;
    background: ${token('color.info')};
  }
`;

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
      {say('delivery.missing', { amount: site.money(missing) })}
      <Bar aria-hidden="true">
        <div style={{ inlineSize: `${(100 * price) / (price + missing)}%` }} />
      </Bar>
    </Callout>
  );
}
