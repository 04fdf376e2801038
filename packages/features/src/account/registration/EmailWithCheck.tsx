import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmailField } from '@touchline/design-system/EmailField';
import { observer } from 'mobx-react-lite';
import { Suspense, type MouseEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { registrationMessages } from './registrationMessages.ts';
import { useFieldProps } from './useFieldProps.ts';

/* Few shoppers see it, and a dialog is a seventh of what the page loads. The page says the same. */
const LinkSentDialog = lazyPart(
  async () => (await import('./LinkSentDialog.tsx')).LinkSentDialog,
  () => null,
);

/** The email address, and what the shop knows of it. */
export const EmailWithCheck = observer(function EmailWithCheck(props: BlockProps) {
  const { store } = props;
  const t = useMessages(registrationMessages);
  const fieldProps = useFieldProps(store);
  const type = store.emailCheck.typeOf(store.fields.value('email'));
  return (
    <>
      <EmailField {...fieldProps('email')} label={t('registration.email')} autoComplete="username" />
      {type === 'full' ? <FullAccount {...props} /> : null}
      {type === 'light' ? <LightAccount store={store} /> : null}
    </>
  );
});

/** The address has an account: its owner signs in. */
const FullAccount = observer(function FullAccount({ store, onLogin }: BlockProps) {
  const t = useMessages(registrationMessages);
  const site = useSite();
  const { signInPath } = site;
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onLogin(store.fields.value('email'));
  };
  return (
    <Callout
      tone="info"
      isAnnounced
      title={t('registration.full.title')}
      actions={
        signInPath === undefined ? (
          <Button variant="secondary" size="small" onClick={() => onLogin(store.fields.value('email'))}>
            {t('registration.signIn')}
          </Button>
        ) : (
          <ButtonLink variant="secondary" size="small" href={site.href(signInPath)} onClick={handleClick}>
            {t('registration.signIn')}
          </ButtonLink>
        )
      }
    >
      {t('registration.full.text')}
    </Callout>
  );
});

/** The address has an account without a password: a link by mail sets one. */
const LightAccount = observer(function LightAccount({ store }: Pick<BlockProps, 'store'>) {
  const t = useMessages(registrationMessages);
  const { link } = store.emailCheck;
  const email = store.fields.value('email');
  const isSent = link.kind === 'sent';
  const sentText = t('registration.light.sent.text', { email });
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    void store.requestLink();
  };
  return (
    <>
      <Callout
        tone={isSent ? 'success' : 'info'}
        isAnnounced
        title={t(isSent ? 'registration.light.sent.title' : 'registration.light.title')}
        actions={
          isSent ? null : (
            <Button
              type="submit"
              name="action"
              value="link"
              variant="secondary"
              size="small"
              isBusy={link.kind === 'sending'}
              busyLabel={t('registration.light.sending')}
              onClick={handleClick}
            >
              {t('registration.light.action')}
            </Button>
          )
        }
      >
        {isSent ? sentText : t('registration.light.text')}
        <LinkFailure {...{ store }} />
      </Callout>
      {store.emailCheck.isSentDialogOpen ? (
        <Suspense fallback={null}>
          <LinkSentDialog onClose={store.emailCheck.closeSentDialog}>{sentText}</LinkSentDialog>
        </Suspense>
      ) : null}
    </>
  );
});

/** Why the link was not sent. */
const LinkFailure = observer(function LinkFailure({ store }: Pick<BlockProps, 'store'>) {
  const t = useMessages(registrationMessages);
  const { link } = store.emailCheck;
  if (link.kind === 'tooMany')
    return (
      <p role="alert">
        {t('registration.light.tooMany', { count: Math.max(1, Math.ceil(link.seconds / 60)) })}
      </p>
    );
  return link.kind === 'failed' ? <p role="alert">{t(`registration.light.${link.reason}`)}</p> : null;
});
