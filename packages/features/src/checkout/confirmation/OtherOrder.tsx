import { Link } from '@touchline/design-system/Link';
import { useSite } from '../../platform/site/index.ts';
import { OrderNumberText } from '../orderNumber/index.ts';

/** Path of the page of an order of the account, below the site path. */
export type OrderPath = (orderId: string) => string;

interface OtherOrderProps {
  /** Says what the order is, with its number. */
  text: (number: string) => string;
  orderId: string;
  /** Without it the order is named only, as for a guest, who has its link by mail. */
  orderPath: OrderPath | undefined;
}

/** Names another order, and leads to it where the shopper can open it. */
export function OtherOrder({ text, orderId, orderPath }: OtherOrderProps) {
  const site = useSite();
  const named = <OrderNumberText text={text(orderId)} orderId={orderId} />;
  return orderPath ? <Link href={site.href(orderPath(orderId))}>{named}</Link> : named;
}
