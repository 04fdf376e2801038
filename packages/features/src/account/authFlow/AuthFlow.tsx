import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { MailIcon } from '@touchline/design-system/Icon';
import { Stack } from '@touchline/design-system/layout';
import { LinkButton } from '@touchline/design-system/Link';
import { announce } from '@touchline/design-system/LiveRegion';
import { Logo } from '@touchline/design-system/Logo';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { AccountPanel } from '../accountLayout/index.ts';
import { ForgotPasswordForm, type ForgotPasswordStore } from '../forgotPassword/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import {
  EmailAccountStep,
  LightAccountStep,
  type EmailAccountStore,
  type LightAccountStore,
} from '../lightAccount/index.ts';
import {
  GivenEmail,
  LoginForm,
  signsInByCode,
  SocialLogins,
  type LoginStore,
  type SocialLoginStore,
} from '../login/index.ts';
import { RegistrationForm, type RegistrationStore } from '../registration/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { authFlowMessages } from './authFlowMessages.ts';
import type { AuthFlowStore } from './AuthFlowStore.ts';
import { EmailStep } from './EmailStep.tsx';

/* As high as the button that closes the overlay. On wide windows the coloured half stands for the brand. */
const Brand = styled(Logo)`
  margin-block-start: ${token('space.8')};

  ${media.wide} {
    display: none;
  }
`;

export interface AuthFlowProps {
  store: AuthFlowStore;
  login: LoginStore;
  social: SocialLoginStore;
  light: LightAccountStore;
  emailAccount: EmailAccountStore;
  registration: RegistrationStore;
  recovery: ForgotPasswordStore;
  isOpen: boolean;
  onClose: () => void;
  /** Somebody is signed in now: call `finishSignIn`. */
  onSignedIn: () => void;
}

/** Moves the focus to what a step asks for: after the dialog, which begins with its close button. */
function focusFirst(step: HTMLElement | null): void {
  const first = 'input:not([hidden], [type=hidden]), button[data-variant=primary]';
  if (step) requestAnimationFrame(() => step.querySelector<HTMLElement>(first)?.focus());
}

/** The overlay for signing in and registering: an email address first, then the form that it leads to. */
export const AuthFlow = observer(function AuthFlow(props: AuthFlowProps) {
  const { store, isOpen, onClose } = props;
  const t = useMessages(authFlowMessages);
  const site = useSite();
  const { title, text } = useHeadline(store);
  const shown = useRef(store.step);
  // By a passkey at the first step; the form of the next one says so itself.
  const isSignedIn = props.login.status.kind === 'success' && store.step === 'email';
  const handleSignedIn = useEffectEvent(props.onSignedIn);
  useEffect(() => {
    if (isOpen && isSignedIn) handleSignedIn();
  }, [isOpen, isSignedIn]);

  useEffect(() => {
    if (shown.current === store.step) return;
    shown.current = store.step;
    // As it closes, it goes back to its first step, which nobody is asked for.
    if (isOpen) announce(title);
  }, [isOpen, store.step, title]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isTitleHidden
      titleIcon={<Brand aria-hidden="true" art={site.brand.mark} name={site.brand.logo} />}
      closeLabel={t('authFlow.close')}
      onPhone="full"
      aside={<AccountPanel />}
      // The other steps have nothing that is long to type again.
      isSticky={store.step === 'register'}
    >
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} variant="section">
            {title}
          </Heading>
          {text ? <p>{text}</p> : null}
        </Stack>
        <div key={store.step} ref={focusFirst}>
          <Step {...props} />
        </div>
      </Stack>
    </Dialog>
  );
});

function useHeadline({ step, isUnknown, hasPassword, email }: AuthFlowStore): {
  title: string;
  text?: string;
} {
  const t = useMessages(authFlowMessages);
  const offersCode = signsInByCode(useSite());
  switch (step) {
    case 'email':
      return { title: t('authFlow.email.title'), text: t('authFlow.email.text') };
    case 'login':
      if (isUnknown)
        return {
          title: t('authFlow.unknown.title'),
          text: t(offersCode ? 'authFlow.unknown.text' : 'authFlow.unknown.passwordOnly'),
        };
      return {
        title: t('authFlow.login.title'),
        text: t(
          !offersCode
            ? 'authFlow.login.passwordOnly'
            : hasPassword
              ? 'authFlow.login.text'
              : 'authFlow.code.text',
        ),
      };
    case 'register':
      return {
        title: t('authFlow.register.title'),
        text: t(email && !isUnknown ? 'authFlow.register.text' : 'authFlow.register.any'),
      };
    default:
      return { title: t(`authFlow.${step}.title`) };
  }
}

const Step = observer(function Step(props: AuthFlowProps): ReactNode {
  const { store, login, social, light, emailAccount, registration, recovery, onClose, onSignedIn } = props;
  const t = useMessages(authFlowMessages);
  const goTo = (step: 'login' | 'register', email: string) => {
    store.carry(email);
    store.show(step);
  };
  switch (store.step) {
    case 'email':
      return (
        <Stack gap={24}>
          <EmailStep store={store} login={login} />
          <SocialLogins store={social} isPersistent={login.persistentLogin} target={login.target} />
        </Stack>
      );
    case 'login':
      return (
        <LoginForm
          store={login}
          place={store.place}
          hasPassword={store.hasPassword || !login.isEmailFixed}
          onSignedIn={onSignedIn}
          onChangeEmail={store.changeEmail}
          onRegister={(email) => goTo('register', email)}
        />
      );
    case 'liteAccount':
      return (
        <LightAccountStep
          store={light}
          onClose={onClose}
          email={<GivenEmail email={store.email} onChange={store.changeEmail} />}
          otherWay={
            store.nextSteps.includes('code') ? (
              <Button
                variant="secondary"
                isWide
                onClick={() => {
                  goTo('login', store.email);
                  void login.sendCode();
                }}
              >
                <MailIcon size={20} />
                {t('authFlow.liteAccount.code')}
              </Button>
            ) : null
          }
        />
      );
    case 'register':
      return (
        <Stack gap={24}>
          <RegistrationForm
            store={registration}
            place="overlay"
            onRegistered={onSignedIn}
            onLogin={(email) => goTo('login', email)}
            social={
              <SocialLogins store={social} isPersistent={login.persistentLogin} target={login.target} />
            }
          />
          <p>
            {t('authFlow.register.login')}{' '}
            <LinkButton onClick={() => goTo('login', store.email)}>
              {t('authFlow.register.login.link')}
            </LinkButton>
          </p>
          {store.email ? (
            <p>
              {t('authFlow.register.short')}{' '}
              <LinkButton onClick={() => store.show('emailAccount')}>
                {t('authFlow.register.short.link')}
              </LinkButton>
            </p>
          ) : null}
        </Stack>
      );
    case 'emailAccount':
      return (
        <EmailAccountStep
          store={emailAccount}
          onClose={onClose}
          email={<GivenEmail email={store.email} onChange={store.changeEmail} />}
        />
      );
    case 'forgottenPassword':
      return (
        <ForgotPasswordForm
          store={recovery}
          place="overlay"
          onBack={() => {
            login.remember();
            store.show('login');
          }}
        />
      );
  }
});
