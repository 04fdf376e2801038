import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import type { ConsentDialogProps } from './ConsentDialog.tsx';
import { consentMessages } from './consentMessages.ts';
import { EqualButtons } from './EqualButtons.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { SignalNote } from './SignalNote.tsx';

/** The choice of California: stops the sale and the sharing of data with one press. */
export const CcpaDialog = observer(function CcpaDialog({ store, isOpen, onClose }: ConsentDialogProps) {
  const t = useMessages(consentMessages);
  const isShared = store.stateOf('advertising') === 'granted';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('consent.ccpa.title')}
      closeLabel={t('consent.close')}
      footer={
        <EqualButtons isStacked>
          <Button onClick={() => store.doNotSell('dialog')}>{t('consent.ccpa.stop')}</Button>
          <Button variant="secondary" onClick={() => store.accept('dialog')}>
            {t('consent.ccpa.allow')}
          </Button>
        </EqualButtons>
      }
    >
      <p>{t('consent.ccpa.text')}</p>
      <p>
        <strong>{t(isShared ? 'consent.ccpa.isOn' : 'consent.ccpa.isOff')}</strong>
      </p>
      <SignalNote store={store} />
      <LegalLinks />
    </Dialog>
  );
});
