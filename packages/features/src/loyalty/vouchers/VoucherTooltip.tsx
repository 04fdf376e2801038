import { token, type } from '@touchline/design-system/token';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { vouchersMessages } from './vouchersMessages.ts';

export interface VoucherTooltipProps {
  /** The voucher of the highest value. */
  voucher: { readonly value: number };
  /** Path of the page: on another one the tooltip is closed. */
  path: string;
  /** How long it shows, in milliseconds. @default 5000 */
  duration?: number;
}

const Tip = styled.span`
  ${type('meta')}
  position: absolute;
  z-index: ${token('layer.snackbar')};
  inset-block-start: calc(100% + ${token('space.8')});
  inset-inline-end: 0;
  inline-size: max-content;
  max-inline-size: min(280px, 80vw);
  padding: ${token('space.8')} ${token('space.12')};
  border-radius: ${token('radius.control')};
  background: ${token('color.text')};
  color: ${token('color.text.inverse')};
  & > a {
    color: inherit;
    text-decoration: none;
  }
  font-variant-numeric: tabular-nums;
`;

/** Tells below the profile icon that there is a voucher, for five seconds or until another page opens. */
export function VoucherTooltip({ voucher, path, duration = 5000 }: VoucherTooltipProps) {
  const t = useMessages(vouchersMessages);
  const site = useSite();
  const [first] = useState(path);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  if (path !== first && !isOver) setOver(true);
  if (isOver) return null;
  return (
    <Tip role="status">
      <a href={site.href('/account/membership')}>
        {t('tooltip', { value: site.money(voucher.value, 'short') })}
      </a>
    </Tip>
  );
}
