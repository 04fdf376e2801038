import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { registrationMessages } from './registrationMessages.ts';

export interface LinkSentDialogProps {
  onClose: () => void;
  /** To which address, and how long the link works. */
  children: ReactNode;
}

/** Confirms that the link for a light account is on its way. */
export function LinkSentDialog({ onClose, children }: LinkSentDialogProps) {
  const t = useMessages(registrationMessages);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('registration.light.sent.title')}
      closeLabel={t('registration.close')}
      size="small"
      footer={
        <Button isWide onClick={onClose}>
          {t('registration.close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
