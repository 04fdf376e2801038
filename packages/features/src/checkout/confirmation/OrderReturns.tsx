import type { Order } from '@touchline/contract/order/schema';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { QrCode } from '@touchline/design-system/QrCode';
import { Timeline, type TimelineStep } from '@touchline/design-system/Timeline';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { ReturnLabel } from '../documents/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { confirmationMessages } from './confirmationMessages.ts';

const Label = styled.div`
  display: grid;
  gap: ${token('space.8')};
  justify-items: start;

  & > b {
    letter-spacing: 0.06em;
  }
`;

/** Each return of an order: what goes back, its number to send it by, and where it stands; nothing without one. */
export function OrderReturns({
  order,
}: {
  order: Pick<Order, 'returns' | 'productLineItemList' | 'documents'>;
}) {
  const t = useMessages(confirmationMessages);
  const site = useSite();
  const { returns = [] } = order;
  if (returns.length === 0) return null;
  const nameOf = (id: string) =>
    order.productLineItemList.find(({ itemId }) => itemId === id)?.productName ?? '';
  return (
    <Stack gap={32}>
      {returns.map(({ returnId, state, method, lines, refund, ...at }) => {
        const done = (title: string, moment: string | undefined): TimelineStep => ({
          title,
          ...(moment === undefined ? {} : { detail: site.moment(moment) }),
          state: 'done',
          stateLabel: t('confirmation.done'),
        });
        const received = t('confirmation.return.received');
        const sum = site.money(refund);
        const steps: TimelineStep[] = [
          done(t('confirmation.return.announced'), at.announcedAt),
          state === 'announced' ? { title: received, state: 'current' } : done(received, at.receivedAt),
          state === 'refunded'
            ? done(t('confirmation.step.refunded', { sum }), at.refundedAt)
            : {
                title: t('confirmation.return.refund', { sum }),
                state: state === 'received' ? 'current' : 'to-come',
              },
        ];
        return (
          <Stack key={returnId} gap={16}>
            <Heading level={2} variant="head">
              {t('confirmation.return')}
            </Heading>
            <ul>
              {lines.map(({ itemId, quantity }) => (
                <li key={itemId}>
                  {t('confirmation.return.line', { count: quantity, name: nameOf(itemId) })}
                </li>
              ))}
            </ul>
            {state === 'announced' ? (
              <Label>
                <p>{t(`confirmation.return.${method}`)}</p>
                <QrCode
                  value={returnId}
                  label={t('confirmation.return.code', { number: returnId })}
                  size={160}
                />
                <b>
                  <bdi>{returnId}</bdi>
                </b>
                <ReturnLabel order={order} returnId={returnId} />
              </Label>
            ) : null}
            <Timeline steps={steps} />
          </Stack>
        );
      })}
    </Stack>
  );
}
