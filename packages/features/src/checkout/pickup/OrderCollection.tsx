import type { ShippingLineItem } from '@touchline/contract/basket/schema';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { QrCode } from '@touchline/design-system/QrCode';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pickupMessages } from './pickupMessages.ts';
import { PointSummary } from './PointSummary.tsx';

const Code = styled.p`
  ${type('head')}
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  color: ${token('color.text.subtle')};
`;

export interface OrderCollectionProps {
  pickup: NonNullable<ShippingLineItem['pickup']>;
}

/** Where an order is collected, until when it is ready, and the code that is shown there. */
export function OrderCollection({ pickup: { point, code } }: OrderCollectionProps) {
  const t = useMessages(pickupMessages);
  return (
    <Stack gap={12}>
      <Heading level={2} variant="label">
        {t('collection.title')}
      </Heading>
      <PointSummary point={point} />
      {code === undefined ? null : (
        <Stack gap={8}>
          <Heading level={3} variant="label">
            {t('code.title')}
          </Heading>
          <QrCode value={code} label={t('code.label', { name: point.name })} size={160} />
          <Code translate="no">
            <bdi dir="ltr">{code}</bdi>
          </Code>
          <Hint>{t('code.text')}</Hint>
        </Stack>
      )}
    </Stack>
  );
}
