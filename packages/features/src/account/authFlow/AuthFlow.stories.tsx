import * as account from '@touchline/contract/account/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Lookup } from '@touchline/contract/account/schema';
import { ForgotPasswordStore } from '../forgotPassword/index.ts';
import { EmailAccountStore, LightAccountStore } from '../lightAccount/index.ts';
import { LoginStore, SocialLoginStore } from '../login/index.ts';
import { mayasEmail, mayaSignedIn, providers } from '../login/Login.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { RegistrationStore } from '../registration/index.ts';
import { AuthFlow, type AuthFlowProps } from './AuthFlow.tsx';
import { AuthFlowStore } from './AuthFlowStore.ts';
import { carryEmail } from './carryEmail.ts';
import type { AuthFlowStep } from './views.ts';

const answers: Record<Lookup['accountType'], Lookup> = {
  full: { accountType: 'full', nextSteps: ['password', 'code'] },
  light: { accountType: 'light', nextSteps: ['link', 'code'] },
  new: { accountType: 'new', nextSteps: ['register'] },
  unknown: { accountType: 'unknown', nextSteps: ['password', 'code', 'register'] },
};

/** The overlay in one of its steps. */
function flowIn(step: AuthFlowStep, accountType: Lookup['accountType'] = 'full'): AuthFlowProps {
  const ports = testPorts();
  ports.server
    .on(account.lookUpEmail, { answer: answers[accountType] })
    .on(account.login, { answer: mayaSignedIn })
    .on(account.requestLightAccountLink, { answer: { accepted: true } })
    .on(account.activateLightAccount, { answer: { accepted: true } })
    .on(getSite, 'never');
  const login = new LoginStore(ports);
  const light = new LightAccountStore(ports);
  const emailAccount = new EmailAccountStore(ports, { requiredAge: 16 });
  const registration = new RegistrationStore(ports);
  const recovery = new ForgotPasswordStore(ports);
  const store = new AuthFlowStore(ports, {
    onStep: (flow) => carryEmail({ login, light, emailAccount, registration, recovery }, flow),
  });
  store.begin({ view: step, ...(step === 'email' ? {} : { email: mayasEmail }) });
  Object.assign(store, { nextSteps: answers[accountType].nextSteps });
  recovery.begin({ email: mayasEmail });
  return {
    ...{ store, login, light, emailAccount, recovery },
    social: new SocialLoginStore(ports, step === 'email' ? providers : []),
    registration,
    ...{ isOpen: true, onClose: fn(), onSignedIn: fn() },
  };
}

const meta = {
  title: 'Features/Sign-in/Overlay',
  component: AuthFlow,
  parameters: {
    layout: 'fullscreen',
    cannotBe: { Loading: 'The registration shows its own loading.' },
  },
  args: flowIn('email'),
} satisfies Meta<typeof AuthFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** One email address decides what follows. */
export const Default: Story = {
  parameters: { requirements: ['A2.80'] },
  play: async () => {
    const dialog = await dialogNamed('Sign in or join');
    await expect(dialog.getByLabelText('Email address')).toHaveValue('');
    await expect(dialog.queryByLabelText('Password')).toBeNull();
  },
};

/** A known account: password, or a code. */
export const KnownAccount: Story = {
  args: flowIn('login'),
  parameters: { requirements: ['A2.72'] },
  play: async () => {
    const dialog = await dialogNamed('Welcome back');
    await expect(dialog.getByText(mayasEmail)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change the email address' })).toBeEnabled();
    await expect(dialog.getByLabelText('Password')).toBeVisible();
  },
};

/** The shop does not say whether there is an account: each way in is offered. */
export const UnknownAccount: Story = {
  args: flowIn('login', 'unknown'),
  play: async () => {
    const dialog = await dialogNamed('Sign in');
    await expect(dialog.getByRole('button', { name: 'Email me a code' })).toBeEnabled();
    await expect(dialog.getByRole('link', { name: 'Join now' })).toBeVisible();
  },
};

/** An account without a password: a prompt to set one. */
export const LightAccount: Story = {
  args: flowIn('liteAccount', 'light'),
  parameters: { requirements: ['A2.82'] },
  play: async () => {
    const dialog = await dialogNamed('Almost there');
    await expect(dialog.getByRole('button', { name: 'Email me the link' })).toBeEnabled();
  },
};

/** An account of the address alone. */
export const EmailAccount: Story = { args: flowIn('emailAccount', 'new') };

/** The age was not confirmed. */
export const InvalidEmailAccount: Story = {
  args: (() => {
    const flow = flowIn('emailAccount', 'new');
    Object.assign(flow.emailAccount, { attempt: 1, isAgeMissing: true });
    return flow;
  })(),
};

/** The link is on its way. */
export const SucceededEmailAccount: Story = {
  args: (() => {
    const flow = flowIn('emailAccount', 'new');
    flow.emailAccount.status = { kind: 'sent' };
    return flow;
  })(),
};

/** From the registration to an account of the address alone: the age is confirmed, and the link sent. */
export const JoinedByEmailAlone: Story = {
  tags: ['!autodocs'],
  args: flowIn('register', 'new'),
  play: async () => {
    const dialog = await dialogNamed('Create your account');
    await userEvent.click(dialog.getByRole('button', { name: 'Join with just your email' }));
    const next = await dialogNamed('Only your email');
    await userEvent.click(next.getByRole('button', { name: 'Email me the link' }));
    await expect(next.getByRole('checkbox', { name: /I am 16 or older/ })).toHaveAccessibleDescription(
      /Confirm that you are 16 or older/,
    );
    await userEvent.click(next.getByRole('checkbox', { name: /I am 16 or older/ }));
    await userEvent.click(next.getByRole('button', { name: 'Email me the link' }));
    await expect(await next.findByText('Look in your inbox')).toBeVisible();
  },
};

export const ForgottenPassword: Story = { args: flowIn('forgottenPassword') };

/** The registration is on its way. */
export const LoadingRegistration: Story = { args: flowIn('register', 'new') };

export const FailedTooMany: Story = {
  args: (() => {
    const flow = flowIn('email');
    flow.store.status = { kind: 'tooMany', seconds: 600 };
    return flow;
  })(),
};

/** Long German words. */
export const LongContent: Story = { globals: { language: 'de' }, args: flowIn('login') };

/** Right to left. */
export const RightToLeft: Story = { globals: { language: 'ar' }, args: flowIn('liteAccount', 'light') };

/** The address is typed once: it is in the next step, which has the focus. */
export const FromEmailToLogin: Story = {
  tags: ['!autodocs'],
  args: flowIn('email', 'full'),
  parameters: { requirements: ['A2.81'] },
  play: async () => {
    const dialog = await dialogNamed('Sign in or join');
    await userEvent.type(dialog.getByLabelText('Email address'), `${mayasEmail}{Enter}`);
    const next = await dialogNamed('Welcome back');
    await waitFor(() => expect(next.getByLabelText('Password')).toHaveFocus());
  },
};

/** Escape closes the overlay, but not the registration, whose fields are long to type again. */
export const ClosedByEscape: Story = {
  args: flowIn('login'),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const password = await screen.findByLabelText('Password');
    args.store.show('register');
    await waitFor(() => expect(password).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    args.store.show('login');
    await screen.findByLabelText('Password');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Closes as `AuthFlowDialog` does, and begins with its first step again. */
function ClosingFlow(flow: AuthFlowProps) {
  const [isOpen, setOpen] = useState(flow.isOpen);
  const handleSignedIn = () => {
    flow.onSignedIn();
    setOpen(false);
    flow.store.reset();
  };
  return <AuthFlow {...flow} isOpen={isOpen} onSignedIn={handleSignedIn} />;
}

/** Signing in closes it, and nobody is asked to sign in again by the step that it goes back to. */
export const ClosedBySignIn: Story = {
  args: flowIn('login'),
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <ClosingFlow {...args} />,
  play: async ({ args }) => {
    const heard: string[] = [];
    const listener = new MutationObserver(() => {
      const words = document.querySelector('#ds-live-region')?.textContent;
      if (words) heard.push(words);
    });
    listener.observe(document, { childList: true, subtree: true, characterData: true });
    const dialog = await dialogNamed('Welcome back');
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse 42{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
    // What is announced appears with the frame after the next.
    await new Promise((resolve) => setTimeout(resolve, 100));
    listener.disconnect();
    await expect(heard.join()).toContain('Signing in');
    await expect(heard.join()).not.toContain('Sign in or join');
  },
};

/** A light account: the prompt, the request, and a confirmation with a close button. */
export const LinkRequested: Story = {
  tags: ['!autodocs'],
  args: flowIn('liteAccount', 'light'),
  parameters: { requirements: ['A4.29'] },
  play: async ({ args }) => {
    const dialog = await dialogNamed('Almost there');
    await userEvent.click(dialog.getByRole('button', { name: 'Email me the link' }));
    await expect(await dialog.findByText('Look in your inbox')).toBeVisible();
    const close = dialog.getAllByRole('button', { name: 'Close' }).at(-1);
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** From signing in to the registration, and back, by the links below the forms. */
export const Switched: Story = {
  tags: ['!autodocs'],
  args: flowIn('login', 'unknown'),
  parameters: { requirements: ['A2.77', 'A2.78'] },
  play: async () => {
    const dialog = await dialogNamed('Sign in');
    await userEvent.click(dialog.getByRole('link', { name: 'Join now' }));
    const joining = await dialogNamed('Create your account');
    await userEvent.click(joining.getByRole('button', { name: 'Sign in' }));
    await expect(await dialogNamed('Sign in')).toBeDefined();
  },
};
