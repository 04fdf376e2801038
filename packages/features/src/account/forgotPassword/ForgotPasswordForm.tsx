import { codeMinutes } from '@touchline/contract/account/constants';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmailField } from '@touchline/design-system/EmailField';
import { Form } from '@touchline/design-system/Form';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { forgotPasswordPath } from './forgotPasswordPath.ts';
import type { ForgotPasswordFailure, ForgotPasswordStore } from './ForgotPasswordStore.ts';
import { forgotPasswordMessages } from './forgotPasswordMessages.ts';

export interface ForgotPasswordFormProps {
  store: ForgotPasswordStore;
  /** On the page the form also works without JavaScript; in the overlay it goes back to signing in. */
  place: 'page' | 'overlay';
  /** Goes back to signing in. @default a link to the sign-in page, where the shop has one */
  onBack?: (() => void) | undefined;
}

/** Asks for the mail with the link, and confirms it. Its heading is that of the page or dialog around it. */
export const ForgotPasswordForm = observer(function ForgotPasswordForm({
  store,
  place,
  onBack,
}: ForgotPasswordFormProps) {
  const t = useMessages(forgotPasswordMessages);
  const site = useSite();
  const fieldId = useId();
  const { fields, failure, resetPasswordMailStatus: status, attempt } = store;
  if (status === 'success') return <Success store={store} onBack={onBack} />;
  const problem = fields.problems.get('email');
  const error = problem && t(problem.key, problem.values);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the field, not the store: something may have been typed before hydration.
    const email = new FormData(event.currentTarget).get('email');
    if (typeof email === 'string') fields.type('email', email);
    void store.submit();
  };
  const action = new URLSearchParams(store.target === '/' ? {} : { returnTo: store.target }).toString();
  return (
    <Form
      method="post"
      action={site.href(action ? `${forgotPasswordPath}?${action}` : forgotPasswordPath)}
      attempt={place === 'page' ? attempt : 0}
      errors={error ? [{ fieldId, message: error }] : []}
      onSubmit={handleSubmit}
    >
      <p>{t(leadOf(store))}</p>
      <Failure failure={failure} />
      <BotCheckCallout store={store.bots} purpose="forgotPassword" about="account" />
      <EmailField
        id={fieldId}
        name="email"
        label={t('forgotPassword.email')}
        autoComplete="username"
        error={error}
        value={fields.raw('email')}
        onChange={({ currentTarget }) => fields.type('email', currentTarget.value)}
        onBlur={() => fields.leave('email')}
      />
      <Stack gap={12}>
        <Button
          type="submit"
          isWide
          isBusy={status === 'started'}
          busyLabel={t('forgotPassword.busy')}
          disabled={!store.canSubmit}
        >
          {t('forgotPassword.submit')}
        </Button>
        <Back onBack={onBack} />
      </Stack>
    </Form>
  );
});

function leadOf({ wording, isUserBlocked }: ForgotPasswordStore) {
  if (wording === 'sisterApp') return 'forgotPassword.sisterApp.lead';
  return isUserBlocked ? 'forgotPassword.blocked.lead' : 'forgotPassword.lead';
}

/** Why no link was sent; the form stays below it. */
function Failure({ failure }: { failure: ForgotPasswordFailure | undefined }) {
  const t = useMessages(forgotPasswordMessages);
  if (!failure) return null;
  return (
    <Callout tone="urgent" isAnnounced title={t('global.error')}>
      {failure.kind === 'tooMany'
        ? t('forgotPassword.tooMany', { count: Math.max(1, Math.ceil(failure.seconds / 60)) })
        : t(failure.kind === 'offline' ? 'forgotPassword.offline' : 'myaccount.resetPassword.error')}
    </Callout>
  );
}

/** Back to signing in. */
function Back({ onBack }: Pick<ForgotPasswordFormProps, 'onBack'>) {
  const t = useMessages(forgotPasswordMessages);
  const site = useSite();
  if (onBack)
    return (
      <Button variant="quiet" isWide onClick={onBack}>
        {t('forgotPassword.back')}
      </Button>
    );
  if (site.signInPath === undefined) return null;
  return (
    <ButtonLink variant="quiet" isWide href={site.href(site.signInPath)}>
      {t('forgotPassword.back')}
    </ButtonLink>
  );
}

/** The link is on its way: says nothing about whether there is such an account unless that was known before. */
const Success = observer(function Success({
  store,
  onBack,
}: Pick<ForgotPasswordFormProps, 'store' | 'onBack'>) {
  const t = useMessages(forgotPasswordMessages);
  const site = useSite();
  return (
    <Stack gap={16}>
      <Callout tone="success" isAnnounced title={t('forgotPassword.success.title')}>
        {t(`forgotPassword.success.${store.wording}`, {
          email: store.defaultEmailValue,
          minutes: codeMinutes,
        })}
      </Callout>
      <p>{t('forgotPassword.success.hint')}</p>
      <ButtonLink
        variant="secondary"
        href={site.href(forgotPasswordPath)}
        onClick={(event) => {
          event.preventDefault();
          store.clear();
        }}
      >
        {t('forgotPassword.again')}
      </ButtonLink>
      <Back onBack={onBack} />
    </Stack>
  );
});
