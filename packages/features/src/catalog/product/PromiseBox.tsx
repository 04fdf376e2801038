import { ReturnIcon, TruckIcon } from '@touchline/design-system/Icon';
import { token, type } from '@touchline/design-system/token';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { productMessages } from './productMessages.ts';
import type { ShownProduct } from './ShownProduct.ts';

const Root = styled.ul`
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};

  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: ${token('space.16')};
    padding: ${token('space.16')} ${token('space.20')};
  }
  & > li + li {
    border-block-start: 1px solid ${token('color.line')};
  }
  & strong {
    ${type('card')}
    display: block;
    text-wrap: balance;
  }
  & p {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
`;

function Line({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
    </li>
  );
}

export interface PromiseBoxProps {
  product: ShownProduct;
  /** Whether the product can be bought: otherwise no delivery day is shown. */
  canBuy: boolean;
  /** When the promise was made, in milliseconds since 1970: the remaining time is calculated from it and does not count down. */
  madeAt: number;
}

/** When it arrives, until when to order, the minimum for free delivery, and the return period. */
export function PromiseBox({ product, canBuy, madeAt }: PromiseBoxProps) {
  const t = useMessages(productMessages);
  const site = useSite();
  const { deliveryPromise: promise, pricing_information: pricing } = product;

  const cutOff = (until: string): string | undefined => {
    const minutes = Math.floor((Date.parse(until) - madeAt) / 60_000);
    if (!(minutes > 0)) return undefined;
    const hours = Math.floor(minutes / 60);
    if (hours >= 24) return t('promise.orderBy', { moment: site.moment(until, 'short') });
    const time =
      hours > 0 ? t('promise.hours', { hours, minutes: minutes % 60 }) : t('promise.minutes', { minutes });
    return t('promise.orderWithin', { time });
  };
  const days = (earliest: string, latest: string): string =>
    earliest === latest
      ? t('promise.delivered', { day: site.day(earliest) })
      : t('promise.between', { from: site.day(earliest, 'short'), to: site.day(latest, 'short') });
  const { returnDays, returns } = site.market;
  const time = promise && cutOff(promise.orderBy);
  const isFree = promise?.freeFrom !== undefined && pricing.currentPrice >= promise.freeFrom;
  return (
    <Root role="list" aria-label={t('promise')}>
      {promise && canBuy ? (
        <Line icon={<TruckIcon />} title={days(promise.earliest, promise.latest)}>
          {[
            time,
            isFree && t('promise.free'),
            !isFree &&
              promise.freeFrom !== undefined &&
              t('promise.freeFrom', { amount: site.money(promise.freeFrom, 'short') }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Line>
      ) : null}
      {returnDays === undefined ? null : (
        <Line icon={<ReturnIcon />} title={t('promise.returns', { count: returnDays })}>
          {[
            returns?.isUsedTaken && t('promise.returns.used'),
            returns?.cost === 0 && t('promise.returns.free'),
            returns?.cost && t('promise.returns.cost', { amount: site.money(returns.cost, 'short') }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Line>
      )}
    </Root>
  );
}
