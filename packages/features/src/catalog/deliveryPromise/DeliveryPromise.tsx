import { Button } from '@touchline/design-system/Button';
import { Form } from '@touchline/design-system/Form';
import { Stack } from '@touchline/design-system/layout';
import { PostalCodeField } from '@touchline/design-system/PostalCodeField';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import styled from 'styled-components';
import type { PromisedDelivery } from '@touchline/contract/client/delivery';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { DeliveryPromiseStore } from './DeliveryPromiseStore.ts';
import { deliveryPromiseMessages } from './deliveryPromiseMessages.ts';

const Row = styled.div`
  display: flex;
  align-items: end;
  gap: ${token('space.12')};

  & > button {
    flex: none;
    white-space: nowrap;
  }
`;

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

export interface DeliveryPromiseProps {
  store: DeliveryPromiseStore;
  /** The size that is asked for. */
  productId: string;
}

/** Asks for a postal code, and says when a size arrives there. */
export const DeliveryPromise = observer(function DeliveryPromise({ store, productId }: DeliveryPromiseProps) {
  const site = useSite();
  const t = useMessages(deliveryPromiseMessages);
  const { status } = store;
  useEffect(() => void store.show(productId), [store, productId]);

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postalCode');
    void store.ask(productId, typeof typed === 'string' ? typed : '');
  };
  const dayOf = ({ shippingType, earliest, latest }: PromisedDelivery): string => {
    const kind = t(shippingType === 'express' ? 'kind.express' : 'kind.home');
    return earliest === latest
      ? t('on', { kind, day: site.day(earliest) })
      : t('between', { kind, from: site.day(earliest, 'short'), to: site.day(latest, 'short') });
  };
  return (
    <Stack gap={12}>
      <Form onSubmit={ask}>
        <Row>
          <PostalCodeField
            label={t('label')}
            name="postalCode"
            country={site.market.country}
            defaultValue={store.postalCode}
            error={status.kind === 'invalidPostalCode' ? t('invalid') : undefined}
          />
          <Button type="submit" variant="secondary" isBusy={status.kind === 'asking'}>
            {t('ask')}
          </Button>
        </Row>
      </Form>
      <div role="status">
        {status.kind === 'promised' ? (
          <Days role="list">
            {status.options.map((option) => (
              <li key={`${option.shippingType} ${option.carrierName ?? ''}`}>
                <strong>{dayOf(option)}</strong>
                <span>
                  {[option.carrierName, t('orderBy', { moment: site.moment(option.orderBy, 'short') })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </Days>
        ) : null}
        {status.kind === 'blockedPostalCode' || status.kind === 'unserviceable' ? (
          <p>{t('notServed')}</p>
        ) : null}
        {status.kind === 'notAvailable' ? <p>{t('notAvailable')}</p> : null}
        {status.kind === 'failed' ? <p>{t('failed')}</p> : null}
      </div>
    </Stack>
  );
});
