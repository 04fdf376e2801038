import { Dialog } from '@touchline/design-system/Dialog';
import { Stack } from '@touchline/design-system/layout';
import { Spinner } from '@touchline/design-system/Spinner';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** The payment takes its time: the page must stay open until the answer is there. */
export function PaymentInProgressDialog({ isOpen, onClose }: Pick<DialogViewProps, 'isOpen' | 'onClose'>) {
  const t = useMessages(checkoutMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="small" title={t('progress.title')}>
      <Stack gap={16}>
        <p>{t('progress.text')}</p>
        <Spinner size="large" label={t('progress.waiting')} />
      </Stack>
    </Dialog>
  );
}
