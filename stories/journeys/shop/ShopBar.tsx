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

/** What a story offers beside the shop: the mailbox, and time that passes. */
export interface ShopBarProps {
  /** Minutes by which a button moves the shop's clock on. @default no button */
  minutesLater?: number | undefined;
}

/** Stands above the shop, outside of it. */
export function ShopBar({ minutesLater }: ShopBarProps) {
  const shop = useStoryShop();
  return (
    <aside aria-label="Story">
      <Bar>
        <Link href="/mailbox">Mailbox</Link>
        {minutesLater === undefined ? null : (
          <Button variant="tertiary" size="small" onClick={() => void shop.passTime(minutesLater)}>
            {minutesLater} minutes later
          </Button>
        )}
      </Bar>
    </aside>
  );
}
