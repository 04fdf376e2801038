import type { OrderSummary } from '@touchline/contract/order/schema';
import { focusRingDeclarations, media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Link } from '@touchline/design-system/Link';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { OrderNumberText } from '../orderNumber/index.ts';
import { orderPath } from './orderPath.ts';
import { OrderState } from './OrderState.tsx';
import { ordersMessages } from './ordersMessages.ts';

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')};
  padding: ${token('space.20')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.tile')};
  overflow-wrap: anywhere;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  ${media.hover} {
    &:hover {
      border-color: ${token('color.text')};
    }
  }
  &:has(a:focus-visible) {
    ${focusRingDeclarations}
  }
  /* The whole entry is the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & a:focus-visible {
    outline: none;
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${token('space.4')};
  justify-items: start;

  & > p {
    margin: 0;
  }
  & > [data-part='meta'] {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
  & > [data-part='state'] {
    margin-block-end: ${token('space.4')};
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 64px);
  gap: ${token('space.8')};

  ${media.wide} {
    display: flex;
    justify-content: flex-end;
    & > * {
      inline-size: 72px;
    }
  }
`;

/** One order of the history: the whole entry leads to its page. */
export function OrderEntry({
  order,
  level = 2,
}: {
  order: OrderSummary;
  /** Level of its headline. @default 2 */
  level?: 2 | 3;
}) {
  const t = useMessages(ordersMessages);
  const site = useSite();
  const { orderId, firstName, itemCount, pictures } = order;
  return (
    <Entry>
      <Facts>
        <div data-part="state">
          <OrderState order={order} />
        </div>
        <Heading level={level} variant="label">
          <Link href={site.href(orderPath(orderId))}>
            <OrderNumberText text={t('orders.order', { order: orderId })} orderId={orderId} />
          </Link>
        </Heading>
        <p data-part="meta">{site.moment(order.placedAt)}</p>
        <p>{itemCount > 1 ? t('orders.first', { name: firstName }) : firstName}</p>
        <p data-part="meta">
          {t('orders.pieces', { count: itemCount })} · {t('orders.total', { sum: site.money(order.total) })}
        </p>
      </Facts>
      <Pictures>
        {pictures.map((picture, at) => (
          <Picture
            key={at}
            view={pictureView(picture)}
            alt=""
            ratio="square"
            sizes="72px"
            corners="picture"
          />
        ))}
      </Pictures>
    </Entry>
  );
}
