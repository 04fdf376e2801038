import { Button } from '@touchline/design-system/Button';
import { NativeDialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { consentMessages } from './consentMessages.ts';
import type { ConsentStore } from './ConsentStore.ts';
import { EqualButtons } from './EqualButtons.tsx';
import { settingsPath } from './isAboutConsent.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { SignalNote } from './SignalNote.tsx';

export interface ConsentDialogProps {
  store: ConsentStore;
  isOpen: boolean;
  onClose: () => void;
}

/** The choices could not be loaded: the page of the settings has them, too. */
function BoxesMissing() {
  const t = useMessages(consentMessages);
  const site = useSite();
  return <a href={site.href(settingsPath)}>{t('consent.manage')}</a>;
}

/** Most visitors answer without them. */
const LevelBoxes = lazyPart(async () => (await import('./LevelBoxes.tsx')).LevelBoxes, BoxesMissing);

/** Asks what the shop may do besides running. Refusing takes as many presses as accepting. */
export const ConsentDialog = observer(function ConsentDialog({ store, isOpen, onClose }: ConsentDialogProps) {
  const t = useMessages(consentMessages);
  const { hasReject } = store.rules;
  const showsBoxes = store.gdpr.showOptions || !hasReject;
  const accept = <Button onClick={() => store.accept('dialog')}>{t('consent.accept')}</Button>;
  const reject = <Button onClick={() => store.reject('dialog')}>{t('consent.reject')}</Button>;
  return (
    <NativeDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('consent.title')}
      closeLabel={store.isClosable ? t('consent.close') : undefined}
      footer={
        showsBoxes ? (
          <EqualButtons>
            {accept}
            {hasReject ? reject : null}
            <Button variant="secondary" onClick={() => store.save('dialog')}>
              {t('consent.save')}
            </Button>
            {hasReject ? (
              <Button variant="quiet" onClick={store.back}>
                {t('consent.back')}
              </Button>
            ) : null}
          </EqualButtons>
        ) : (
          <EqualButtons>
            {accept}
            {reject}
            <Button variant="secondary" onClick={store.manage}>
              {t('consent.manage')}
            </Button>
          </EqualButtons>
        )
      }
    >
      <p>{t('consent.text')}</p>
      <SignalNote store={store} />
      {showsBoxes ? (
        <Suspense fallback={null}>
          <LevelBoxes store={store} />
        </Suspense>
      ) : null}
      <LegalLinks />
    </NativeDialog>
  );
});
