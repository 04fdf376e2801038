import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { ConsentPanel, type ConsentPanelProps } from './ConsentPanel.tsx';
import { endConsent, freshForConsent } from './endConsent.ts';
import { membershipMessages } from './membershipMessages.ts';
import { membershipConsentStore } from './stores.ts';

export interface ConsentDialogProps extends ConsentPanelProps {
  isOpen: boolean;
}

/**
 * The membership consent. Where joining is a choice, closing it is the answer no; where accounts belong to the programme
 * it cannot be closed, and each of its sections has a way out.
 */
export const ConsentDialog = observer(function ConsentDialog({ isOpen, ...panel }: ConsentDialogProps) {
  const t = useMessages(membershipMessages);
  const { store, isRequired, onEnd } = panel;
  // Closed at once: whether the answer arrives is nothing to wait for.
  const handleClose = () => {
    void store.decline();
    onEnd('declined');
  };
  return (
    <Dialog
      isOpen={isOpen}
      {...(isRequired
        ? { isSticky: true, onClose: () => undefined }
        : { onClose: handleClose, closeLabel: t('close') })}
      size="small"
      title={t(`consent.${store.section}.title`)}
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
      isRequired={stores.session.membership?.isRequired ?? false}
      onEnd={handleEnd}
      onFresh={() => void freshForConsent(stores, store, handleEnd)}
    />
  );
});
