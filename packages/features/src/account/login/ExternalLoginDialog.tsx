import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { CallCentre } from './CallCentre.tsx';
import type { ExternalLoginReason } from './externalLoginReason.ts';
import { loginMessages } from './loginMessages.ts';
import { externalLoginStore, loginStore, socialLoginStore } from './stores.ts';

export interface ExternalLoginErrorProps {
  isOpen: boolean;
  onClose: () => void;
  reason: ExternalLoginReason;
  /** Opens the page of the provider again. */
  onRetry: () => void;
  /** Shows the form that recovers the password of a blocked account. */
  onRecover: () => void;
}

/** Why it did not work, the way out of it, and whom to call. */
export function ExternalLoginError({ reason, onRetry, onRecover, ...dialog }: ExternalLoginErrorProps) {
  const t = useMessages(loginMessages);
  const again = <Button onClick={onRetry}>{t('account.external.authentication.error.retry')}</Button>;
  const recover = <Button onClick={onRecover}>{t('account.external.authentication.error.recover')}</Button>;
  // After too many tries another one at once would fail as well.
  const action = reason === 'blocked' ? recover : reason === 'tooMany' ? undefined : again;
  return (
    <Dialog
      {...dialog}
      size="small"
      title={t('account.external.authentication.error.title')}
      closeLabel={t('login.close')}
      footer={action}
    >
      <p>{t(`account.external.authentication.error.${reason}`)}</p>
      <p>
        <CallCentre />
      </p>
    </Dialog>
  );
}

/** The dialog, connected to the reason that came back. */
export const ExternalLoginDialog = observer(function ExternalLoginDialog({
  isOpen,
  onClose,
  stores,
}: DialogViewProps) {
  return (
    <ExternalLoginError
      {...{ isOpen, onClose }}
      reason={stores.of(externalLoginStore).reason ?? 'failed'}
      onRetry={() => {
        // Where the provider is not offered any longer, the form of the page is the other way.
        onClose();
        void stores.of(socialLoginStore).retry();
      }}
      onRecover={() => {
        onClose();
        stores.of(loginStore).forget('blocked');
      }}
    />
  );
});
