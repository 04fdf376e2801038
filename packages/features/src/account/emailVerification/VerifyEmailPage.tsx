import { accountPages } from '@touchline/contract/account/constants';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { emailVerificationMessages } from './emailVerificationMessages.ts';
import type { EmailVerificationStore } from './EmailVerificationStore.ts';
import { SendLinkForm } from './SendLinkForm.tsx';
import { VerificationNote } from './VerificationNote.tsx';
import { verifyEmailPath } from './verifyEmailPath.ts';

export interface VerifyEmailPageProps {
  store: EmailVerificationStore;
  /** The address is verified. */
  onVerified: () => void;
}

/** The page of the link that verifies an email address. Opening it changes nothing: a button does. */
export const VerifyEmailPage = observer(function VerifyEmailPage(props: VerifyEmailPageProps) {
  const { store, onVerified } = props;
  const { key, returnTo } = store.link;
  const t = useMessages(emailVerificationMessages);
  const site = useSite();
  const { kind } = store.status;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.verify().then(() => {
      if (store.status.kind === 'verified') onVerified();
    });
  };
  const canVerify = key !== '' && kind !== 'linkOver' && kind !== 'sent';
  return (
    <Container measure="form">
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {t(kind === 'verified' ? 'verified' : 'page.title')}
          </Heading>
          {kind === 'verified' ? (
            <div>
              <ButtonLink href={site.href(returnTo ?? accountPages.home)}>
                {t(returnTo === undefined ? 'page.account' : 'page.back')}
              </ButtonLink>
            </div>
          ) : (
            <>
              {kind === 'idle' ? <p>{t(canVerify ? 'page.text' : 'page.noLink')}</p> : null}
              <VerificationNote store={store} />
              {canVerify ? (
                <form
                  method="post"
                  action={site.href(verifyEmailPath({ key, returnTo }))}
                  onSubmit={handleSubmit}
                >
                  <input type="hidden" name="action" value="verify" />
                  <Button type="submit" isBusy={kind === 'verifying'} busyLabel={t('verify.busy')}>
                    {t('verify')}
                  </Button>
                </form>
              ) : (
                <SendLinkForm store={store} returnTo={returnTo} />
              )}
            </>
          )}
        </Stack>
      </Section>
    </Container>
  );
});
