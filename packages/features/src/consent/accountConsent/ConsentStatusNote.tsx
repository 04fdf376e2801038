import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { useMessages } from '../../platform/i18n/index.ts';
import { accountConsentMessages } from './accountConsentMessages.ts';
import type { AccountConsentStatus } from './AccountConsentStore.ts';

export interface ConsentStatusNoteProps {
  status: AccountConsentStatus;
  /** Whether the page itself could not be loaded. */
  canRetry: boolean;
  onRetry: () => void;
}

/** Shows the result of the form, or why it is not there. */
export function ConsentStatusNote({ status, canRetry, onRetry }: ConsentStatusNoteProps) {
  const t = useMessages(accountConsentMessages);
  switch (status.kind) {
    case 'saved':
      return (
        <Callout tone="success" isAnnounced>
          {t('accountConsent.saved')}
        </Callout>
      );
    case 'signedOut':
      return <Callout tone="warning">{t('accountConsent.signedOut')}</Callout>;
    case 'tooMany':
      return (
        <Callout tone="urgent" isAnnounced>
          {t('accountConsent.tooMany')}
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="urgent" isAnnounced>
          <p>{t(status.reason === 'offline' ? 'accountConsent.offline' : 'accountConsent.failed')}</p>
          {canRetry ? (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {t('accountConsent.retry')}
            </Button>
          ) : null}
        </Callout>
      );
    default:
      return null;
  }
}
