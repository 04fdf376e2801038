import type { Voucher } from '@touchline/contract/loyalty/schema';
import { CopyButton } from '@touchline/design-system/CopyButton';
import { Stack } from '@touchline/design-system/layout';
import { Tag } from '@touchline/design-system/Tag';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { shownVouchers } from './shownVouchers.ts';
import { vouchersMessages } from './vouchersMessages.ts';

export interface VoucherListProps {
  vouchers: readonly Voucher[];
}

/** How long "Copied" shows, in milliseconds. */
const copiedTime = 2000;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${token('space.16')};
`;

const Ticket = styled.li`
  display: grid;
  gap: ${token('space.8')};
  padding: ${token('space.20')};
  border: 1px dashed ${token('color.edge')};
  border-radius: ${token('radius.control')};
  & > strong {
    ${type('head')}
    font-variant-numeric: tabular-nums;
  }
  & > code {
    ${type('body')}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > p {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
`;

/** The vouchers that can be used, the highest value first, with their codes to copy; then those of before, folded away. */
export function VoucherList({ vouchers }: VoucherListProps) {
  const t = useMessages(vouchersMessages);
  const site = useSite();
  const usable = shownVouchers(vouchers);
  const past = vouchers.filter(({ status }) => status !== 'ACTIVE');
  const facts = ({ value, minimum, expiresAt, status }: Voucher) => (
    <>
      <strong>{t('value', { value: site.money(value, 'short') })}</strong>
      <p>
        {t('minimum', { minimum: site.money(minimum, 'short') })}
        <br />
        {status === 'ACTIVE' ? t('until', { day: site.day(expiresAt) }) : null}
      </p>
    </>
  );
  return (
    <Stack gap={16}>
      {usable.length === 0 ? <p>{t('empty')}</p> : null}
      {usable.length > 0 ? (
        <List role="list">
          {usable.map((voucher) => (
            <Ticket key={voucher.code}>
              {facts(voucher)}
              <code>{voucher.code}</code>
              <CopyButton
                text={voucher.code}
                copiedLabel={t('copied')}
                failedLabel={t('copy.failed')}
                duration={copiedTime}
              >
                {t('copy', { code: voucher.code })}
              </CopyButton>
            </Ticket>
          ))}
        </List>
      ) : null}
      {past.length > 0 ? (
        <details>
          <summary>{t('past')}</summary>
          <List role="list">
            {past.map((voucher) => (
              <Ticket key={voucher.code}>
                {facts(voucher)}
                <code>{voucher.code}</code>
                <span>
                  <Tag>{t(voucher.status)}</Tag>
                </span>
              </Ticket>
            ))}
          </List>
        </details>
      ) : null}
    </Stack>
  );
}
