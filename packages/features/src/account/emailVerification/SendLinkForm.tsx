import { Button } from '@touchline/design-system/Button';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { emailVerificationMessages } from './emailVerificationMessages.ts';
import type { EmailVerificationStore } from './EmailVerificationStore.ts';
import { verifyEmailPath } from './verifyEmailPath.ts';

export interface SendLinkFormProps {
  store: EmailVerificationStore;
  /** Where the link leads back to, below the site path. */
  returnTo?: string | undefined;
}

/** The button that sends the link; without JavaScript the page of the link answers it. */
export const SendLinkForm = observer(function SendLinkForm({ store, returnTo }: SendLinkFormProps) {
  const t = useMessages(emailVerificationMessages);
  const site = useSite();
  const { kind } = store.status;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.sendLink(returnTo);
  };
  return (
    <form method="post" action={site.href(verifyEmailPath({ returnTo }))} onSubmit={handleSubmit}>
      <input type="hidden" name="action" value="send" />
      <Button type="submit" variant="secondary" isBusy={kind === 'sending'} busyLabel={t('send.busy')}>
        {t(kind === 'sent' || kind === 'tooMany' ? 'send.again' : 'send')}
      </Button>
    </form>
  );
});
