import { codeDigits, codeMinutes } from '@touchline/contract/account/constants';
import { Button } from '@touchline/design-system/Button';
import { EmailField } from '@touchline/design-system/EmailField';
import { Grid, RuledSection } from '@touchline/design-system/layout';
import { OneTimeCodeField } from '@touchline/design-system/OneTimeCodeField';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { NewPasswordField, useNewPasswordError, UserNameInput } from '../newPassword/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountMessages } from './accountMessages.ts';
import type { AccountStore } from './AccountStore.ts';
import { ActionNote } from './ActionNote.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { useErrors } from './useErrors.ts';

export interface AccountSectionProps {
  store: AccountStore;
  /** Does what a form asks for. */
  onSubmit: (form: FormData) => void;
}

/** First and last name, in the order of the market. */
export const NameSection = observer(function NameSection({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  const { fields } = store;
  const errors = useErrors(store, store.nameOrder);
  return (
    <RuledSection title={t('account.name.title')}>
      <AccountForm
        action="changeName"
        attempt={store.attempts.get('changeName')}
        errors={errors}
        onSubmit={onSubmit}
      >
        <ActionNote store={store} action="changeName" success={t('account.name.saved')} />
        <Grid columns="halves">
          {store.nameOrder.map((name) => (
            <TextField
              key={name}
              id={`account-${name}`}
              name={name}
              label={t(`account.${name}`)}
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              error={errors.find((error) => error.name === name)?.message}
              value={fields.raw(name)}
              onChange={({ currentTarget }) => fields.type(name, currentTarget.value)}
              onBlur={() => fields.leave(name)}
            />
          ))}
        </Grid>
        <div>
          <Button
            type="submit"
            variant="secondary"
            isBusy={store.isBusy('changeName')}
            busyLabel={t('account.saving')}
          >
            {t('account.name.save')}
          </Button>
        </div>
      </AccountForm>
    </RuledSection>
  );
});

/** The address to sign in with: a new one counts once its owner has entered the code that was sent there. */
export const EmailSection = observer(function EmailSection({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  const { fields, profile, isCodeSent } = store;
  const errors = useErrors(store, isCodeSent ? ['code'] : ['email', 'emailPassword']);
  const action = isCodeSent ? 'confirmEmail' : 'requestEmail';
  const isSaved = store.states.get('confirmEmail') === 'success';
  const wasCodeSent = useRef(isCodeSent);
  // The pressed button has gone, or what it asked for is now typed.
  useEffect(() => {
    if (wasCodeSent.current === isCodeSent) return;
    wasCodeSent.current = isCodeSent;
    if (!isSaved) document.getElementById(isCodeSent ? 'account-code' : 'account-email')?.focus();
  }, [isCodeSent, isSaved]);
  return (
    <RuledSection title={t('account.email.title')}>
      <p>{t('account.email.current', { email: profile?.emailAddress ?? '' })}</p>
      <AccountForm action={action} attempt={store.attempts.get(action)} errors={errors} onSubmit={onSubmit}>
        <ActionNote store={store} action="confirmEmail" success={t('account.email.saved')} />
        <ActionNote store={store} action="requestEmail" />
        {isCodeSent ? (
          <>
            <input type="hidden" name="email" value={fields.value('email')} />
            <p role="status">
              {t('account.email.sent', { email: fields.value('email'), minutes: codeMinutes })}
            </p>
            <OneTimeCodeField
              id="account-code"
              name="code"
              length={codeDigits}
              label={t('account.code')}
              error={errors[0]?.message}
              value={fields.raw('code')}
              onChange={({ currentTarget }) => fields.type('code', currentTarget.value)}
            />
          </>
        ) : (
          <>
            <EmailField
              id="account-email"
              name="email"
              label={t('account.email.new')}
              error={errors.find(({ name }) => name === 'email')?.message}
              value={fields.raw('email')}
              onChange={({ currentTarget }) => fields.type('email', currentTarget.value)}
              onBlur={() => fields.leave('email')}
            />
            <UserNameInput userName={profile?.userName} />
            <CurrentPasswordField store={store} action="requestEmail" label={t('account.password.yours')} />
          </>
        )}
        <div>
          <Button
            type="submit"
            variant="secondary"
            isBusy={store.isBusy(action)}
            busyLabel={t(isCodeSent ? 'account.saving' : 'account.sending')}
          >
            {t(isCodeSent ? 'account.email.confirm' : 'account.email.send')}
          </Button>
        </div>
      </AccountForm>
      {isCodeSent ? (
        <AccountForm action="otherEmail" onSubmit={onSubmit}>
          <input type="hidden" name="email" value={fields.value('email')} />
          <div>
            <Button type="submit" variant="quiet">
              {t('account.email.other')}
            </Button>
          </div>
        </AccountForm>
      ) : null}
    </RuledSection>
  );
});

/** A new password; the first one of a light account. */
export const PasswordSection = observer(function PasswordSection({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  const error = useNewPasswordError(store.passwordProblem);
  const { isLight } = store;
  const current = useErrors(store, ['currentPassword']);
  return (
    <RuledSection id="password" title={t(isLight ? 'account.password.first' : 'account.password.title')}>
      <p>{t(isLight ? 'account.password.first.text' : 'account.password.text')}</p>
      <AccountForm
        action="changePassword"
        attempt={store.attempts.get('changePassword')}
        errors={[...current, ...(error ? [{ fieldId: 'account-password', message: error }] : [])]}
        onSubmit={onSubmit}
      >
        <ActionNote store={store} action="changePassword" success={t('account.password.saved')} />
        <CurrentPasswordField store={store} action="changePassword" label={t('account.password.current')} />
        <NewPasswordField
          key={store.states.get('changePassword') === 'success' ? 'saved' : 'typed'}
          id="account-password"
          userName={store.profile?.emailAddress}
          isStrong={store.isStrong}
          problem={store.passwordProblem}
          onType={() => store.clearPasswordProblem()}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            isBusy={store.isBusy('changePassword')}
            busyLabel={t('account.saving')}
          >
            {t('account.password.save')}
          </Button>
        </div>
      </AccountForm>
    </RuledSection>
  );
});
