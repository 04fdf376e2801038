import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { PrivacyRequestContent } from './PrivacyRequestContent.tsx';
import { privacyRequestMessages } from './privacyRequestMessages.ts';
import { PrivacyRequestReceived, privacyRequestTitle } from './PrivacyRequestReceived.tsx';
import type { PrivacyRequestStore } from './PrivacyRequestStore.ts';
import { privacyRequestStore } from './stores.ts';

export interface PrivacyRequestDialogProps {
  store: PrivacyRequestStore;
  isOpen: boolean;
  onClose: () => void;
}

/** The data settings as a dialog. */
export const PrivacyRequestDialog = observer(function PrivacyRequestDialog({
  store,
  isOpen,
  onClose,
}: PrivacyRequestDialogProps) {
  const t = useMessages(privacyRequestMessages);
  const dialog = {
    isOpen,
    onClose,
    closeLabel: t('privacyRequest.close'),
    title: t(privacyRequestTitle(store)),
  };
  if (store.state === 'success')
    return (
      <Dialog
        {...dialog}
        size="small"
        footer={
          <Button isWide onClick={onClose}>
            {t('privacyRequest.done')}
          </Button>
        }
      >
        <PrivacyRequestReceived store={store} />
      </Dialog>
    );
  return (
    <Dialog {...dialog} onPhone="full" isSticky>
      <PrivacyRequestContent store={store} />
    </Dialog>
  );
});

/** The dialog, connected to its store. */
export const DataSettings = observer(function DataSettings({ isOpen, onClose, stores }: DialogViewProps) {
  return <PrivacyRequestDialog {...{ isOpen, onClose }} store={stores.of(privacyRequestStore)} />;
});
