import * as account from '@touchline/contract/account/endpoints';
import type { FlagValues } from '@touchline/contract/flags/flagTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ForgotPasswordStore } from '../forgotPassword/index.ts';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { ageNeeded, mayasEmail, mayaSignedIn, providers, refusal } from './Login.fixtures.ts';
import { LoginPage } from './LoginPage.tsx';
import { LoginStore } from './LoginStore.ts';
import type { LoginSnapshot } from './loginState.ts';
import { SocialLoginStore } from './SocialLoginStore.ts';

interface StoryState {
  state?: Partial<LoginSnapshot>;
  flags?: Partial<FlagValues>;
  script?: (server: TestPorts['server']) => void;
}

/** The page as the server sends it. */
function storeIn({ state = {}, flags = {}, script }: StoryState = {}): LoginStore {
  const ports = testPorts({ flags: { AIC_PERSISTENT_LOGIN_ENABLED: true, ...flags } });
  ports.server
    .on(account.login, { answer: mayaSignedIn })
    .on(account.requestLoginCode, { answer: { accepted: true } })
    .on(account.loginByCode, { answer: mayaSignedIn });
  script?.(ports.server);
  const options = { isOnline: () => true, isPersistentByDefault: false };
  const fresh = new LoginStore(ports, options).toSnapshot();
  return LoginStore.fromSnapshot(ports, { ...fresh, user: mayasEmail, ...state }, options);
}

const recovery = (isUserBlocked = false) => {
  const store = new ForgotPasswordStore(testPorts());
  store.begin({ email: mayasEmail, user: isUserBlocked ? 'blocked' : 'regular' });
  return store;
};
const social = (options = providers) => new SocialLoginStore(testPorts(), options);

const meta = {
  title: 'Features/Sign-in/Sign-in',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: {
    store: storeIn({ state: { user: '' } }),
    recovery: recovery(),
    social: social([]),
    onSignedIn: fn(),
  },
  render: (args) => (
    <main>
      <LoginPage {...args} />
    </main>
  ),
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withoutCode = {
  ...britain,
  market: { ...britain.market, account: { ...britain.market.account, signInCode: 'off' as const } },
};

const fillIn = async () => {
  await userEvent.clear(screen.getByLabelText('Email address'));
  await userEvent.type(screen.getByLabelText('Email address'), mayasEmail);
  await userEvent.type(screen.getByLabelText('Password'), 'tram-lemon-hat');
};
const failed = (error: (LoginSnapshot['status'] & { kind: 'error' })['error']): StoryState => ({
  state: { status: { kind: 'error', error } },
});

/** Address and password, or a code by mail; terms, a lost password, and the way to an account. */
export const Default: Story = {
  parameters: { requirements: ['A2.85', 'A2.86', 'A2.87'] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: /^Keep me signed in/ })).not.toBeChecked();
    await expect(screen.getByRole('button', { name: 'Email me a code' })).toBeEnabled();
    await expect(screen.getByRole('link', { name: 'Forgotten the password?' })).toHaveAttribute(
      'href',
      '/gb/account/forgot-password',
    );
    await expect(screen.getByRole('link', { name: 'Join now' })).toBeVisible();
    const terms = screen.getByRole('link', { name: 'Terms' });
    const button = screen.getByRole('button', { name: 'Sign in' });
    await expect(terms.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};

/** A market that ticks “Keep me signed in”, and shows its terms before the button. */
export const TermsFirst: Story = {
  args: {
    store: storeIn({
      flags: { SHOW_TERMS_BEFORE_LOGIN_BUTTON: true, PERSISTENT_LOGIN_PRESELECTED: true },
      state: { persistentLogin: true },
    }),
  },
  parameters: { requirements: ['A2.87'] },
  play: async () => {
    const terms = screen.getByRole('link', { name: 'Terms' });
    const button = screen.getByRole('button', { name: 'Sign in' });
    await expect(terms.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(screen.getByRole('checkbox')).toBeChecked();
  },
};

/** Accounts of other providers may sign in, too. */
export const WithProviders: Story = {
  args: { social: social(), store: storeIn({ state: { persistentLogin: true, target: '/wishlist' } }) },
  parameters: { requirements: ['A2.88'] },
  play: async () => {
    const group = within(screen.getByRole('group', { name: 'Or sign in with' }));
    await expect(group.getByRole('link', { name: 'Continue with Clubhouse' })).toHaveAttribute(
      'href',
      'https://clubhouse.example.org/start?client_id=persistent&returnTo=%2Fwishlist',
    );
  },
};

/** Sent empty: errors at the fields. */
export const Invalid: Story = {
  args: {
    store: storeIn({
      state: {
        user: 'maya@',
        problems: {
          user: { key: 'profile.emailparseerror' },
          password: { key: 'label.password.missing' },
        },
      },
    }),
  },
};

/** The button shows that it is busy, and takes no second press. */
export const Submitting: Story = {
  args: { store: storeIn({ state: { status: { kind: 'inProgress', action: 'password' } } }) },
  parameters: { requirements: ['A4.03'] },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The code is on its way: a field for it takes the place of the password. */
export const CodeSent: Story = {
  args: { store: storeIn({ state: { step: 'code' } }) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(screen.getByText(mayasEmail)).toBeVisible();
  },
};

export const FailedWrongPassword: Story = {
  args: { store: storeIn(failed({ kind: 'invalidCredentials' })) },
  parameters: { requirements: ['A8.05'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Email address or password is wrong.');
  },
};

/** The password was right: the age is confirmed by a button that goes on. */
export const FailedAge: Story = {
  args: { store: storeIn(failed({ kind: 'ageConfirmationNeeded' })) },
  parameters: { requirements: ['A8.01'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('United Kingdom');
    await expect(screen.getByRole('button', { name: 'I am 16 or older' })).toBeEnabled();
  },
};

export const FailedServer: Story = {
  args: { store: storeIn(failed({ kind: 'serverError' })) },
  parameters: { requirements: ['A8.02'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  },
};

export const FailedTimedOut: Story = {
  args: { store: storeIn(failed({ kind: 'requestTimedOut' })) },
  parameters: { requirements: ['A8.03'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The answer took too long');
  },
};

export const Offline: Story = {
  args: { store: storeIn(failed({ kind: 'noInternet' })) },
  parameters: { requirements: ['A8.04'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  },
};

export const FailedTooMany: Story = { args: { store: storeIn(failed({ kind: 'tooMany', seconds: 600 })) } };

export const FailedCode: Story = {
  args: {
    store: storeIn({ state: { step: 'code', status: { kind: 'error', error: { kind: 'invalidCode' } } } }),
  },
};

/** Wrong too often: another code has to be asked for. */
export const CodeOver: Story = {
  args: {
    store: storeIn({ state: { step: 'code', status: { kind: 'error', error: { kind: 'codeOver' } } } }),
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('This code no longer works');
    await expect(screen.getByRole('button', { name: 'Send another code' })).toBeEnabled();
  },
};

/** Asked for again at once: the first code is on its way, and the wait for another one is said. */
export const CodeJustSent: Story = {
  args: {
    store: storeIn({
      script: (server) =>
        server.on(
          account.requestLoginCode,
          refusal(429, 'CodeJustSent', { headers: { 'retry-after': '23' } }),
        ),
    }),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
    await waitFor(() => expect(document.body).toHaveTextContent('You can send another one in 23 seconds.'));
  },
};

/** A market without codes: the password, or a passkey. */
export const WithoutCode: Story = {
  parameters: { site: withoutCode },
  play: async () => {
    await expect(screen.getByLabelText('Password')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
  },
};

/** The browser's question was ended, or it has no passkey of this shop. */
export const PasskeyNotUsed: Story = {
  args: { store: storeIn(failed({ kind: 'passkeyNotUsed' })) },
  play: async () => {
    await expect(screen.getByText('No passkey was used')).toBeVisible();
  },
};

/** It was removed here, but not on the device. */
export const PasskeyNotAccepted: Story = {
  args: { store: storeIn(failed({ kind: 'passkeyNotAccepted' })) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('This passkey does not sign in here');
  },
};

/** The back end wants to know whether a person is there. */
export const FailedBotCheck: Story = { args: { store: storeIn({ state: { botCheck: 'password' } }) } };

/** A blocked user: the form that recovers the password, with the address filled in. */
export const Blocked: Story = {
  args: { store: storeIn({ state: { forgotten: 'blocked' } }), recovery: recovery(true) },
  play: async () => {
    await expect(screen.getByLabelText('Email address')).toHaveValue(mayasEmail);
  },
};

/** Long German words and a long address. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: storeIn({
      state: {
        ...failed({ kind: 'invalidCredentials' }).state,
        user: 'maximiliane.schoenfelder@beispiel.example',
      },
    }),
    social: social(),
  },
};

/** Right to left, with a code. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { store: storeIn({ state: { step: 'code' } }) },
};

/** Typed and sent: whoever embeds the form is told once. */
export const SignsIn: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn({ state: { user: '' } }) },
  play: async ({ args }) => {
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** The wrong password, then the age: the same press goes on without typing the password again. */
export const ConfirmsTheAge: Story = {
  tags: ['!autodocs'],
  args: {
    store: storeIn({
      script: (server) => server.on(account.login, ageNeeded, { answer: mayaSignedIn }),
    }),
  },
  parameters: { requirements: ['A8.01'] },
  play: async ({ args }) => {
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'I am 16 or older' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** By a code: the focus goes to its field; pasted as the mail shows it, it is sent as soon as it is full. */
export const SignsInByCode: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.paste('123 456');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** A locked user recovers the password where they are, with the address filled in, and comes back. */
export const LockedAndBack: Story = {
  tags: ['!autodocs'],
  args: {
    store: storeIn({
      script: (server) => server.on(account.login, refusal(403, 'ACCOUNT_ACCESS_LOCKED')),
    }),
  },
  parameters: { requirements: ['A4.33'] },
  play: async () => {
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Forgotten your password?' })).toBeVisible();
    await expect(screen.getByLabelText('Email address')).toHaveValue(mayasEmail);
  },
};
