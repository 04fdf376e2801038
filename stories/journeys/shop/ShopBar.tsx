import { Button } from '@touchline/design-system/Button';
import { Container } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useStoryShop } from './StoryShopContext.ts';

const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.24')};
  align-items: center;
  padding-block: ${token('space.8')};
`;

/** What a story offers beside the shop: the mailbox, time that passes, and parcels that arrive. */
export interface ShopBarProps {
  /** Shows a button that lets parcels and returns arrive. @default false */
  hasParcels?: boolean | undefined;
  /** Minutes by which a button moves the shop's clock on. @default no button */
  minutesLater?: number | undefined;
}

/** Stands above the shop, outside of it. */
export function ShopBar({ minutesLater, hasParcels = false }: ShopBarProps) {
  const shop = useStoryShop();
  return (
    <aside aria-label="Story">
      <Bar>
        <Link href="/mailbox">Mailbox</Link>
        {hasParcels ? (
          <Button variant="tertiary" size="small" onClick={() => void shop.moveParcels()}>
            Let the parcels arrive
          </Button>
        ) : null}
        {minutesLater === undefined ? null : (
          <Button variant="tertiary" size="small" onClick={() => void shop.passTime(minutesLater)}>
            {minutesLater} minutes later
          </Button>
        )}
      </Bar>
    </aside>
  );
}
