import type { Order } from '@touchline/contract/order/schema';
import type { PaymentInstructions } from '@touchline/contract/payment/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { CopyButton } from '@touchline/design-system/CopyButton';
import { Countdown } from '@touchline/design-system/Countdown';
import { DescriptionList } from '@touchline/design-system/DescriptionList';
import { Heading } from '@touchline/design-system/Heading';
import { Panel, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { announce } from '@touchline/design-system/LiveRegion';
import { QrCode } from '@touchline/design-system/QrCode';
import { token, type } from '@touchline/design-system/token';
import { useMemo, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../platform/i18n/index.ts';
import { useSite } from '../../../platform/site/index.ts';
import { confirmationMessages } from '../confirmationMessages.ts';
import { Barcode } from './Barcode.tsx';
import { serverClock } from './serverClock.ts';

const Code = styled.p`
  ${type('lead')}
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Picture = styled.img`
  inline-size: 200px;
  block-size: auto;
  border-radius: ${token('radius.picture')};
`;

/** Asks whether the money has come in. */
export interface PaymentCheck {
  /** Address of the same page, for browsers without script. */
  href: string;
  /** Loads the order again. */
  run: () => Promise<void>;
}

export interface AwaitingPaymentProps {
  order: Order;
  instructions: PaymentInstructions;
  check: PaymentCheck | undefined;
}

/** How an order is paid that waits for its money: the code to show, scan or copy, how much, and until when. */
export function AwaitingPayment({ order, instructions, check }: AwaitingPaymentProps) {
  const t = useMessages(confirmationMessages);
  const site = useSite();
  const { kind, code, barcode, voucherUrl, qrCode, qrData, expiresAt, received, due } = instructions;
  const isQr = kind === 'qr';
  const picture = t('confirmation.awaiting.qr');
  const handleCheck = (event: MouseEvent) => {
    if (!check) return;
    event.preventDefault();
    void check.run().then(() => announce(t('confirmation.awaiting.checked')));
  };
  return (
    <Panel>
      <Heading level={2} variant="head">
        {t('confirmation.awaiting.how')}
      </Heading>
      {received > 0 ? (
        <Callout tone="info">
          {t('confirmation.awaiting.part', { received: site.money(received), due: site.money(due) })}
        </Callout>
      ) : null}
      <p>{t(isQr ? 'confirmation.awaiting.qr.how' : 'confirmation.awaiting.voucher.how')}</p>
      {barcode ? <Barcode digits={barcode} label={t('confirmation.awaiting.barcode')} /> : null}
      {qrData ? (
        <QrCode value={qrData} label={picture} />
      ) : qrCode ? (
        <Picture src={qrCode} alt={picture} width={200} height={200} />
      ) : null}
      <Stack gap={8}>
        <Heading level={3} variant="label">
          {t('confirmation.awaiting.code')}
        </Heading>
        <Code translate="no">
          <bdi dir="ltr">{code}</bdi>
        </Code>
        <CopyButton
          text={isQr ? code : code.replaceAll(' ', '')}
          copiedLabel={t('confirmation.awaiting.copied')}
          failedLabel={t('confirmation.copyFailed')}
        >
          {t('confirmation.awaiting.copy')}
        </CopyButton>
      </Stack>
      <DescriptionList
        variant="sums"
        items={[
          {
            term: t(received > 0 ? 'confirmation.awaiting.due' : 'confirmation.awaiting.amount'),
            value: site.money(due),
          },
          { term: t('confirmation.awaiting.until'), value: site.moment(expiresAt) },
          {
            term: t('confirmation.awaiting.left'),
            value: <TimeLeft key={order.orderId} {...instructions} />,
          },
        ]}
      />
      <p>{t(isQr ? 'confirmation.awaiting.qr.next' : 'confirmation.awaiting.voucher.next')}</p>
      <Stack gap={12}>
        {check ? (
          <ButtonLink variant="secondary" href={check.href} onClick={handleCheck} data-no-print="">
            {t('confirmation.awaiting.check')}
          </ButtonLink>
        ) : null}
        {voucherUrl ? (
          <p>
            <Link href={voucherUrl} target="_blank" rel="noopener noreferrer">
              {t('confirmation.awaiting.document')}
            </Link>
          </p>
        ) : null}
      </Stack>
    </Panel>
  );
}

/** Counts down by the server's clock; said aloud only an hour, ten minutes and a minute before the end. */
function TimeLeft({ expiresAt, readAt }: PaymentInstructions) {
  const t = useMessages(confirmationMessages);
  const clock = useMemo(() => (readAt === undefined ? undefined : serverClock(readAt)), [readAt]);
  const over = t('confirmation.awaiting.over');
  return (
    <Countdown
      endsAt={Date.parse(expiresAt)}
      {...(readAt === undefined ? {} : { serverNow: Date.parse(readAt) })}
      {...(clock ? { clock } : {})}
      announceAt={[60, 10, 1]}
      endLabel={over}
      format={({ days, hours, minutes, seconds }) => {
        if (days > 0) return t('confirmation.awaiting.days', { days, hours });
        if (hours > 0) return t('confirmation.awaiting.hours', { hours, minutes });
        return t('confirmation.awaiting.minutes', { minutes, seconds: String(seconds).padStart(2, '0') });
      }}
    >
      {over}
    </Countdown>
  );
}
