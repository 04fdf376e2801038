import { postalCodeRule } from '@touchline/design-system/PostalCodeField';
import { TruckIcon } from '@touchline/design-system/Icon';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  deliveryPromiseMessages,
  PostalCodeForm,
  PromisedDays,
} from '../../catalog/deliveryPromise/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { BagPromiseStore, ParcelStatus } from './BagPromiseStore.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${token('space.12')};
`;

const Body = styled.div`
  display: grid;
  gap: ${token('space.8')};

  /* Stays a live region, and takes no room. */
  & > :empty {
    position: absolute;
  }
`;

const To = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

const Change = styled.details`
  & > summary {
    ${type('meta')}
    inline-size: fit-content;
    padding-block: ${token('space.4')};
    list-style: none;
    text-decoration: underline 1px;
    text-underline-offset: 4px;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    margin-block-end: ${token('space.12')};
  }
`;

/** When the bag arrives at the shopper's postal code, and where that is given. */
export const BagPromise = observer(function BagPromise({ store }: { store: BagPromiseStore }) {
  const site = useSite();
  const t = useMessages(deliveryPromiseMessages);
  const { parcels, place, postalCode, status } = store;
  // Days are asked for again when other goods, or other parcels, come into the bag.
  const contents = parcels.map(({ shipmentId, itemIds }) => [shipmentId, ...itemIds].join()).join(';');
  useEffect(() => void store.load(), [store, contents]);
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const handleAsk = async (typed: string) => {
    await store.ask(typed);
    if (store.status.kind === 'invalidPostalCode') return;
    setOpen(false);
    summary.current?.focus();
  };
  const isInvalid = status.kind === 'invalidPostalCode';
  const isAsked = postalCodeRule(site.market.country) !== undefined && status.kind !== 'chosen';
  if (parcels.length === 0 || (!isAsked && status.kind !== 'chosen')) return null;
  return (
    <Root>
      <TruckIcon />
      <Body>
        <Body role="status">
          <Answer status={status} parcels={parcels.length} />
          {postalCode && (status.kind === 'promised' || status.kind === 'chosen') ? (
            <To translate="no">{t('bag.to', { postalCode })}</To>
          ) : null}
        </Body>
        {isAsked ? (
          <Change open={isOpen || isInvalid} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary ref={summary}>{t(postalCode ? 'bag.change' : 'bag.title')}</summary>
            <PostalCodeForm
              place={place}
              action={{ href: site.href('/cart') }}
              isBusy={status.kind === 'asking'}
              isInvalid={isInvalid}
              onAsk={(typed) => void handleAsk(typed)}
            />
          </Change>
        ) : null}
      </Body>
    </Root>
  );
});

/** The days of the only parcel, or how many parcels there are; or why there are no days. */
function Answer({ status, parcels }: { status: ParcelStatus; parcels: number }) {
  const t = useMessages(deliveryPromiseMessages);
  switch (status.kind) {
    case 'promised':
    case 'chosen':
      return parcels > 1 ? (
        <p>{t('bag.parcels', { count: parcels })}</p>
      ) : (
        <PromisedDays options={status.options} />
      );
    case 'blockedPostalCode':
    case 'unserviceable':
      return <p>{t('notServed')}</p>;
    case 'failed':
      return <p>{t('failed')}</p>;
    case 'idle':
    case 'asking':
    case 'invalidPostalCode':
    // The line says that it is sold out.
    case 'notAvailable':
      return null;
  }
}
