import { SnackbarQueue, SnackbarRegion } from '@touchline/design-system/Snackbar';
import { useEffect, useState } from 'react';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { membershipMessages } from './membershipMessages.ts';

/** Tells a visitor what signing in brings; goes by itself after ten seconds. */
export function IncentiveSnackbar({ onClose }: Pick<DialogViewProps, 'onClose'>) {
  const t = useMessages(membershipMessages);
  const [queue] = useState(() => new SnackbarQueue());
  const text = t('incentive');
  useEffect(() => {
    queue.show({ text, tone: 'info' });
    return queue.subscribe(() => {
      if (queue.shown().length === 0) onClose();
    });
  }, [queue, text, onClose]);
  return <SnackbarRegion queue={queue} closeLabel={t('close')} />;
}

/** The same, for the queue of dialogs. */
export function IncentiveSnackbarView({ isOpen, onClose }: DialogViewProps) {
  return isOpen ? <IncentiveSnackbar onClose={onClose} /> : null;
}
