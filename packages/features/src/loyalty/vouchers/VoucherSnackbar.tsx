import { SnackbarQueue, SnackbarRegion } from '@touchline/design-system/Snackbar';
import { useEffect, useState } from 'react';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { vouchersMessages } from './vouchersMessages.ts';

export interface VoucherSnackbarProps {
  voucher: { readonly code: string; readonly value: number };
  onClose: () => void;
}

/** Tells of the voucher of the highest value; it goes by itself after ten seconds. */
export function VoucherSnackbar({ voucher, onClose }: VoucherSnackbarProps) {
  const t = useMessages(vouchersMessages);
  const site = useSite();
  const [queue] = useState(() => new SnackbarQueue());
  const text = t('snackbar', { value: site.money(voucher.value, 'short'), code: voucher.code });
  useEffect(() => {
    queue.show({ text, tone: 'info' });
    return queue.subscribe(() => {
      if (queue.shown().length === 0) onClose();
    });
  }, [queue, text, onClose]);
  return <SnackbarRegion queue={queue} closeLabel={t('close')} />;
}

/** The same, connected to the session. */
export function VoucherSnackbarView({ isOpen, onClose, stores }: DialogViewProps) {
  const voucher = stores.session.membership?.voucher;
  return isOpen && voucher ? <VoucherSnackbar {...{ voucher, onClose }} /> : null;
}
