import { verificationDays } from '@touchline/contract/account/constants';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { emailVerificationMessages } from './emailVerificationMessages.ts';
import type { EmailVerificationStore } from './EmailVerificationStore.ts';

/** What became of the last press; nothing before it. */
export const VerificationNote = observer(function VerificationNote({
  store,
}: {
  store: EmailVerificationStore;
}) {
  const t = useMessages(emailVerificationMessages);
  const { status } = store;
  const text = () => {
    switch (status.kind) {
      case 'sent':
        return t('sent', { email: status.email, days: verificationDays });
      case 'tooMany':
        return status.seconds <= 60
          ? t('tooMany.seconds', { count: status.seconds })
          : t('tooMany.minutes', { count: Math.ceil(status.seconds / 60) });
      case 'failed':
        return t(`failed.${status.reason}`);
      case 'linkOver':
      case 'signedOut':
        return t(status.kind);
      default:
        return undefined;
    }
  };
  // There before its text, so that a screen reader speaks it.
  return <p role="status">{text()}</p>;
});
