import type { LineExchange } from '@touchline/contract/order/returnSchema';
import type { Order } from '@touchline/contract/order/schema';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { QrCode } from '@touchline/design-system/QrCode';
import { Timeline, type TimelineStep } from '@touchline/design-system/Timeline';
import { token } from '@touchline/design-system/token';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ReturnLabel } from '../documents/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { confirmationMessages } from './confirmationMessages.ts';
import { OtherOrder, type OrderPath } from './OtherOrder.tsx';

const Label = styled.div`
  display: grid;
  gap: ${token('space.8')};
  justify-items: start;

  & > b {
    letter-spacing: 0.06em;
  }
`;

export interface OrderReturnsProps {
  order: Pick<Order, 'returns' | 'productLineItemList' | 'documents'>;
  /** Path of the page of an order of the account; without it the order that came in exchange is named only. */
  orderPath?: OrderPath | undefined;
}

/**
 * Each return of an order: what goes back and what comes for it, its number to send it by, and where it stands; nothing
 * without one.
 */
export function OrderReturns({ order, orderPath }: OrderReturnsProps) {
  const t = useMessages(confirmationMessages);
  const site = useSite();
  const { returns = [] } = order;
  if (returns.length === 0) return null;
  const nameOf = (id: string): string => {
    const line = order.productLineItemList.find(({ itemId }) => itemId === id);
    // Two sizes of one product can go back.
    return line ? [line.productName, line.size && site.size(line.size)].filter(Boolean).join(', ') : '';
  };
  const exchangeText = ({ state, size, keptUntil }: LineExchange): string => {
    const name = site.size(size);
    if (state === 'kept') return t('confirmation.return.kept', { size: name, day: site.day(keptUntil) });
    if (state === 'lapsed') return t('confirmation.return.lapsed', { size: name });
    return t('confirmation.return.inExchange', { size: name });
  };
  return (
    <Stack gap={32}>
      {returns.map(({ returnId, state, method, lines, refund, replacementId, ...at }) => {
        const done = (title: ReactNode, moment: string | undefined): TimelineStep => ({
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
          ...(state === 'refused' ? [done(t('confirmation.return.refused'), at.receivedAt)] : []),
          ...(replacementId === undefined
            ? []
            : [
                done(
                  <OtherOrder
                    text={(number) => t('confirmation.return.replacement', { order: number })}
                    orderId={replacementId}
                    orderPath={orderPath}
                  />,
                  at.receivedAt,
                ),
              ]),
          ...(state === 'refunded' ? [done(t('confirmation.step.refunded', { sum }), at.refundedAt)] : []),
          // Where other sizes come for all of it, no money does.
          ...((state === 'announced' || state === 'received') && refund > 0
            ? [
                {
                  title: t('confirmation.return.refund', { sum }),
                  state: state === 'received' ? ('current' as const) : ('to-come' as const),
                },
              ]
            : []),
        ];
        return (
          <Stack key={returnId} gap={16}>
            <Heading level={2} variant="head">
              {t('confirmation.return')}
            </Heading>
            <ul>
              {lines.map(({ itemId, quantity, exchange, isRefused }) => (
                <li key={itemId}>
                  {t('confirmation.return.line', { count: quantity, name: nameOf(itemId) })}
                  {isRefused ? <p>{t('confirmation.return.refused')}</p> : null}
                  {exchange && exchange.state !== 'refused' ? <p>{exchangeText(exchange)}</p> : null}
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
