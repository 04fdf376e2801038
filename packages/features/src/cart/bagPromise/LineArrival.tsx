import { type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { deliveryPromiseMessages, promisedDayText } from '../../catalog/deliveryPromise/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { BagPromiseStore } from './BagPromiseStore.ts';

const Days = styled.p`
  ${type('meta')}
  grid-column: 1;

  & > span {
    display: block;
  }
`;

/** When a line arrives, where the bag comes in several parcels. */
export const LineArrival = observer(function LineArrival({
  store,
  itemId,
}: {
  store: BagPromiseStore;
  itemId: string;
}) {
  const site = useSite();
  const t = useMessages(deliveryPromiseMessages);
  const { parcels } = store;
  const status = parcels.find(({ itemIds }) => itemIds.includes(itemId))?.status;
  if (parcels.length < 2 || (status?.kind !== 'promised' && status?.kind !== 'chosen')) return null;
  return (
    <Days>
      {status.options.map((option) => (
        <span key={`${option.shippingType} ${option.carrierName ?? ''}`}>
          {promisedDayText(option, site, t)}
        </span>
      ))}
    </Days>
  );
});
