import type { PromisedDelivery } from '@touchline/contract/client/delivery';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { deliveryPromiseMessages } from './deliveryPromiseMessages.ts';
import { promisedDayText } from './promisedDayText.ts';

const Days = styled.ul`
  display: grid;
  gap: ${token('space.8')};

  & strong {
    ${type('card')}
    display: block;
  }
  & span {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
`;

/** A delivery with its days; without `orderBy` where it is chosen already. */
export type ShownDelivery = Omit<PromisedDelivery, 'orderBy'> & Partial<Pick<PromisedDelivery, 'orderBy'>>;

/** The days of each delivery, with its carrier and the time until which they hold. */
export function PromisedDays({ options }: { options: readonly ShownDelivery[] }) {
  const site = useSite();
  const t = useMessages(deliveryPromiseMessages);
  return (
    <Days role="list">
      {options.map((option) => (
        <li key={`${option.shippingType} ${option.carrierName ?? ''}`}>
          <strong>{promisedDayText(option, site, t)}</strong>
          <span>
            {[
              option.carrierName,
              option.orderBy && t('orderBy', { moment: site.moment(option.orderBy, 'short') }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </Days>
  );
}
