import { codeDigits, codeMinutes } from '@touchline/contract/account/constants';
import { Button } from '@touchline/design-system/Button';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { EmailField } from '@touchline/design-system/EmailField';
import { Form } from '@touchline/design-system/Form';
import { MailIcon } from '@touchline/design-system/Icon';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { announce } from '@touchline/design-system/LiveRegion';
import { OneTimeCodeField } from '@touchline/design-system/OneTimeCodeField';
import { PasswordField } from '@touchline/design-system/PasswordField';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, type MouseEvent, type SubmitEvent } from 'react';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { forgotPasswordPath } from '../forgotPassword/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { GivenEmail } from './GivenEmail.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { loginMessages } from './loginMessages.ts';
import type { LoginStore } from './LoginStore.ts';
import { readLoginForm } from './readLoginForm.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SocialLogins } from './SocialLogins.tsx';
import type { SocialLoginStore } from './SocialLoginStore.ts';
import { signsInByCode } from './signsInByCode.ts';
import { submitLoginForm } from './submitLoginForm.ts';
import { TermsNotice } from './TermsNotice.tsx';
import { usePasskeyOffer } from './usePasskeyOffer.ts';

/** The page that asks whoever is signed in, below the site path. */
const confirmPath = '/account/confirm';

/** Where the form stands: it decides what is offered beside signing in. */
export type LoginPlace = 'page' | 'overlay' | 'checkout' | 'cart' | 'fresh';

export interface LoginFormProps {
  store: LoginStore;
  /** `fresh` asks the person who is signed in for the password again: nothing leads elsewhere. */
  place: LoginPlace;
  /** Somebody is signed in now: call `finishSignIn`. */
  onSignedIn: () => void;
  /** Goes back to where the email address was typed, where it is not a field of this form. */
  onChangeEmail?: () => void;
  /** Shows the registration with the address that was typed; without it a link leads to its page. */
  onRegister?: (email: string) => void;
  /** Whether the account has a password; without one only a code signs in. @default true */
  hasPassword?: boolean;
  /** Ways to sign in by somebody else's account; without it none are offered. */
  social?: SocialLoginStore;
}

/** Signs in by email address and password, or by a code that is mailed. Works as a plain form without JavaScript. */
export const LoginForm = observer(function LoginForm(props: LoginFormProps) {
  const { store, place, onSignedIn, onChangeEmail, hasPassword = true, social } = props;
  const t = useMessages(loginMessages);
  const site = useSite();
  const ids = useId();
  const form = useRef<HTMLFormElement>(null);
  const { status, step, fields } = store;
  const offersCode = signsInByCode(site);
  const isDone = status.kind === 'success';
  const running = status.kind === 'inProgress' ? status.action : undefined;
  const back = returnQuery(store.target);
  const errorOf = (name: string): string | undefined => {
    const { error } = fields.state(name);
    return error && t(error.key, error.values);
  };

  const handleSignedIn = useEffectEvent(onSignedIn);
  // Not after `submit`: what follows a bot check signs in as well.
  useEffect(() => {
    if (isDone) handleSignedIn();
  }, [isDone]);

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    form.current?.querySelector<HTMLElement>(`input[name=${step}]`)?.focus();
    if (step === 'code') announce(t('login.code.title'));
  }, [step, t]);

  usePasskeyOffer(store, step === 'password' && !store.isEmailFixed);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter;
    const button = pressed instanceof HTMLButtonElement ? pressed.value : undefined;
    // From the fields, not the store: a password manager may have filled them in before hydration.
    void submitLoginForm(store, readLoginForm(new FormData(event.currentTarget), button));
  };

  const submit = (
    <Button
      type="submit"
      name="action"
      value={step}
      isWide
      isBusy={running === step || isDone}
      busyLabel={t('login.busy')}
    >
      {t('login.submit')}
    </Button>
  );
  return (
    <Stack gap={24}>
      <Form
        ref={form}
        method="post"
        action={site.href(`${place === 'fresh' ? confirmPath : (site.signInPath ?? '/')}${back}`)}
        onSubmit={handleSubmit}
        errors={fields.inOrder.map(({ name, problem }) => ({
          fieldId: `${ids}-${name}`,
          message: t(problem.key, problem.values),
        }))}
      >
        {status.kind === 'error' ? (
          <LoginFailure error={status.error} isEmailFixed={store.isEmailFixed} />
        ) : null}
        <BotCheckCallout store={store.bots} purpose={step} about="account" />
        {step === 'password' ? (
          <>
            <BotCheckCallout store={store.bots} purpose="sendCode" about="account" />
            <BotCheckCallout store={store.bots} purpose="passkey" about="account" />
          </>
        ) : null}
        {step === 'code' ? <input type="hidden" name="step" value="code" /> : null}
        {store.isEmailFixed || step === 'code' ? (
          <>
            <GivenEmail
              email={store.email}
              onChange={step === 'code' && !store.isEmailFixed ? store.usePassword : onChangeEmail}
            />
            {/* For password managers, and for the form without JavaScript. */}
            <input type="email" name="user" value={store.email} autoComplete="username" hidden readOnly />
          </>
        ) : (
          <EmailField
            id={`${ids}-user`}
            name="user"
            label={t('login.email')}
            autoComplete="username webauthn"
            error={errorOf('user')}
            value={fields.raw('user')}
            onChange={({ currentTarget }) => store.type('user', currentTarget.value)}
            onBlur={() => fields.leave('user')}
          />
        )}
        {step === 'code' ? (
          <OneTimeCodeField
            id={`${ids}-code`}
            name="code"
            label={t('login.code.label')}
            hint={t('login.code.text', {
              email: store.email,
              digits: codeDigits,
              minutes: codeMinutes,
            })}
            length={codeDigits}
            error={errorOf('code')}
            value={fields.raw('code')}
            onChange={({ currentTarget }) => store.type('code', currentTarget.value)}
            onComplete={() => form.current?.requestSubmit()}
          />
        ) : hasPassword ? (
          <PasswordField
            id={`${ids}-password`}
            name="password"
            label={t('login.password')}
            showLabel={t('login.password.show')}
            hideLabel={t('login.password.hide')}
            statusLabels={{ visible: t('login.password.visible'), hidden: t('login.password.hidden') }}
            capsLockLabel={t('login.password.capsLock')}
            error={errorOf('password')}
            value={fields.raw('password')}
            onChange={({ currentTarget }) => store.type('password', currentTarget.value)}
            onBlur={() => fields.leave('password')}
          />
        ) : null}
        {store.offersPersistentLogin && place !== 'fresh' ? (
          <Checkbox
            name="persistentLogin"
            label={t('login.persistent')}
            description={t('login.persistent.text')}
            checked={store.persistentLogin}
            onChange={({ currentTarget }) => store.choosePersistent(currentTarget.checked)}
          />
        ) : null}
        {store.areTermsFirst ? <TermsNotice /> : null}
        <Stack gap={12}>
          {step === 'code' || hasPassword ? submit : null}
          {step === 'code' ? (
            <>
              <SendCode running={running} label={t('login.code.again')} />
              {hasPassword ? (
                <Button type="submit" name="action" value="usePassword" variant="tertiary" isWide>
                  {t('login.code.usePassword')}
                </Button>
              ) : null}
            </>
          ) : (
            <>
              {offersCode ? (
                <SendCode running={running} label={t('login.code.send')} isMain={!hasPassword} />
              ) : null}
              <PasskeyButton store={store} />
            </>
          )}
        </Stack>
        {store.areTermsFirst ? null : <TermsNotice />}
      </Form>
      {place === 'fresh' ? (
        // Without a code, whoever has no password sets one by the link of a mail.
        offersCode ? null : (
          <p>
            <Link href={site.href(forgotPasswordPath)}>{t('login.forgotten')}</Link>
          </p>
        )
      ) : (
        <>
          {social ? (
            <SocialLogins store={social} isPersistent={store.persistentLogin} target={store.target} />
          ) : null}
          <LoginLinks {...props} />
        </>
      )}
    </Stack>
  );
});

/** The query by which pages of accounts remember where the shopper was going. */
const returnQuery = (target: string): string =>
  target === '/' ? '' : `?${new URLSearchParams({ returnTo: target }).toString()}`;

interface SendCodeProps {
  running: string | undefined;
  label: string;
  isMain?: boolean;
}

/** Asks for a code by mail. */
function SendCode({ running, label, isMain = false }: SendCodeProps) {
  const t = useMessages(loginMessages);
  return (
    <Button
      type="submit"
      name="action"
      value="sendCode"
      variant={isMain ? 'primary' : 'secondary'}
      isWide
      isBusy={running === 'sendCode'}
      busyLabel={t('login.code.sending')}
    >
      <MailIcon size={20} />
      {label}
    </Button>
  );
}

/** To the forgotten password and to the registration: inside an overlay they open there, elsewhere they are pages. */
function LoginLinks({ store, onRegister }: LoginFormProps) {
  const t = useMessages(loginMessages);
  const site = useSite();
  const inPlace = (act: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <Stack gap={12}>
      <p>
        <Link href={site.href(forgotPasswordPath)} onClick={inPlace(() => store.forget())}>
          {t('login.forgotten')}
        </Link>
      </p>
      <p>
        {t('login.register')}{' '}
        <Link
          variant="strong"
          href={site.href(`/account/register${returnQuery(store.target)}`)}
          onClick={onRegister ? inPlace(() => onRegister(store.email)) : undefined}
        >
          {t('login.register.link')}
        </Link>
      </p>
    </Stack>
  );
}
