import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import type { DialogViewProps } from '../dialogs/index.ts';
import { useMessages } from '../i18n/index.ts';
import { ConsentPanel, type ConsentPanelProps } from './ConsentPanel.tsx';
import { endConsent, freshForConsent } from './endConsent.ts';
import { membershipMessages } from './membershipMessages.ts';
import { membershipConsentStore } from './stores.ts';

export interface ConsentDialogProps extends ConsentPanelProps {
  isOpen: boolean;
}

/** The membership consent. It cannot be closed: each of its sections has a way out that is an answer. */
export const ConsentDialog = observer(function ConsentDialog({ isOpen, ...panel }: ConsentDialogProps) {
  const t = useMessages(membershipMessages);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => undefined}
      isSticky
      size="small"
      title={t(`consent.${panel.store.section}.title`)}
    >
      <ConsentPanel {...panel} />
    </Dialog>
  );
});

/** The dialog, connected to its stores. */
export const ConsentDialogView = observer(function ConsentDialogView({
  isOpen,
  onClose,
  stores,
}: DialogViewProps) {
  const store = stores.of(membershipConsentStore);
  const handleEnd = (end: Parameters<ConsentPanelProps['onEnd']>[0]) => {
    onClose();
    void endConsent(stores, end);
  };
  return (
    <ConsentDialog
      {...{ isOpen, store }}
      onEnd={handleEnd}
      onFresh={() => void freshForConsent(stores, store, handleEnd)}
    />
  );
});
