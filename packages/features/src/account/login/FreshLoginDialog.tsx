import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { finishSignIn } from '../../platform/session/index.ts';
import type { FreshLoginStore } from './FreshLoginStore.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginMessages } from './loginMessages.ts';
import { freshLoginStore } from './stores.ts';

export interface FreshLoginProps {
  store: FreshLoginStore;
  isOpen: boolean;
  onClose: () => void;
  /** The password was right. */
  onSignedIn: () => void;
  /** The shopper has signed out. */
  onSignedOut: () => void;
}

/** The sign-in form for whoever is signed in, with a way out. */
export const FreshLogin = observer(function FreshLogin(props: FreshLoginProps) {
  const { store, isOpen, onClose, onSignedIn, onSignedOut } = props;
  const t = useMessages(loginMessages);
  const handleSignOut = async () => {
    if (await store.endSession()) onSignedOut();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      onPhone="full"
      isSticky
      title={t('login.fresh.title')}
      closeLabel={t('login.close')}
    >
      <p>{t('login.fresh.text')}</p>
      <LoginForm store={store.login} place="fresh" onSignedIn={onSignedIn} />
      {store.signOut === 'failed' ? (
        <Callout tone="urgent" isAnnounced>
          {t('login.fresh.failed')}
        </Callout>
      ) : null}
      <Button
        variant="quiet"
        isWide
        isBusy={store.signOut === 'inProgress'}
        busyLabel={t('login.fresh.loggingOut')}
        onClick={() => void handleSignOut()}
      >
        {t('login.fresh.logout')}
      </Button>
    </Dialog>
  );
});

/** The dialog, connected to the session. */
export const FreshLoginDialog = observer(function FreshLoginDialog({
  isOpen,
  onClose,
  stores,
}: DialogViewProps) {
  const store = stores.of(freshLoginStore);
  const { forgotten } = store.login;
  // A locked user recovers the password on the page: the session is of no use without it.
  useEffect(() => {
    if (!forgotten) return;
    onClose();
    stores.ports.navigation.go('/account/forgot-password');
  }, [forgotten, onClose, stores]);
  return (
    <FreshLogin
      {...{ store, isOpen, onClose }}
      onSignedIn={() => {
        onClose();
        void finishSignIn(stores);
      }}
      onSignedOut={() => {
        onClose();
        void stores.session.refresh();
      }}
    />
  );
});
