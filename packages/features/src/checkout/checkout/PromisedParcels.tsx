import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { BagPromiseStore } from '../../cart/bagPromise/index.ts';
import { deliveryPromiseMessages, PromisedDays } from '../../catalog/deliveryPromise/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${token('space.12')};
  margin-block-start: ${token('space.12')};
  color: ${token('color.text')};
`;

const To = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

export interface PromisedParcelsProps {
  promise: BagPromiseStore;
  /** What is in a parcel, where there are several. */
  contentsOf: (shipmentId: string) => string;
}

/** When each parcel arrives at the postal code that is typed, before the delivery options are there. */
export const PromisedParcels = observer(function PromisedParcels({
  promise,
  contentsOf,
}: PromisedParcelsProps) {
  const t = useMessages(deliveryPromiseMessages);
  const { parcels, postalCode, status } = promise;
  if (status.kind === 'blockedPostalCode' || status.kind === 'unserviceable')
    return <Root role="status">{t('notServed')}</Root>;
  if (status.kind !== 'promised') return null;
  return (
    <Root role="status">
      <To translate="no">{t('bag.to', { postalCode })}</To>
      {parcels.map(({ shipmentId, status: of }) =>
        of.kind === 'promised' ? (
          <div key={shipmentId}>
            {parcels.length > 1 ? <To>{contentsOf(shipmentId)}</To> : null}
            <PromisedDays options={of.options} />
          </div>
        ) : null,
      )}
    </Root>
  );
});
