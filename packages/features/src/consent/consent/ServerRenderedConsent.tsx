import { Button, ButtonLink } from '@touchline/design-system/Button';
import { ServerRenderedDialog } from '@touchline/design-system/Dialog';
import { useMessages } from '../../platform/i18n/index.ts';
import { consentMessages } from './consentMessages.ts';
import type { ConsentStore } from './ConsentStore.ts';
import { EqualButtons } from './EqualButtons.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { serverRenderedConsentId } from './serverRenderedConsentId.ts';
import { SignalNote } from './SignalNote.tsx';

export interface ServerRenderedConsentProps {
  store: ConsentStore;
  /** Where the form is posted to, and the page with all settings. */
  action: string;
}

const formId = 'consent-answer';

/**
 * The first view of `ConsentDialog` as the server sends it with a page of its visitor: seen with the page, and answered
 * before the script is there.
 */
export function ServerRenderedConsent({ store, action }: ServerRenderedConsentProps) {
  const t = useMessages(consentMessages);
  const answer = (choice: 'accept' | 'reject') => (
    <Button type="submit" form={formId} name="choice" value={choice}>
      {t(`consent.${choice}`)}
    </Button>
  );
  return (
    <ServerRenderedDialog
      id={serverRenderedConsentId}
      title={t('consent.title')}
      footer={
        <EqualButtons>
          {answer('accept')}
          {answer('reject')}
          <ButtonLink variant="secondary" href={action}>
            {t('consent.manage')}
          </ButtonLink>
        </EqualButtons>
      }
    >
      <p>{t('consent.text')}</p>
      <SignalNote store={store} />
      <LegalLinks canPrint={false} />
      <form id={formId} method="post" action={action} hidden>
        <input type="hidden" name="place" value="noScript" />
      </form>
    </ServerRenderedDialog>
  );
}
