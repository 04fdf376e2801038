import { login, logout } from '@touchline/contract/account/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { ExternalLoginError } from './ExternalLoginDialog.tsx';
import { FreshLogin } from './FreshLoginDialog.tsx';
import { FreshLoginStore } from './FreshLoginStore.ts';
import { mayasEmail, mayaSignedIn, refusal } from './Login.fixtures.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginStore } from './LoginStore.ts';

/** The form with an address that is given. */
function givenStore(answer: 'right' | 'wrong' = 'right'): LoginStore {
  const ports = testPorts();
  ports.server.on(login, answer === 'right' ? { answer: mayaSignedIn } : refusal(401, 'InvalidCredentials'));
  const store = new LoginStore(ports, { isOnline: () => true });
  store.prefill(mayasEmail, { fixed: true });
  return store;
}
function freshStore(): FreshLoginStore {
  const ports = testPorts();
  ports.server.on(login, { answer: mayaSignedIn }).on(logout, { answer: { accepted: true } });
  const store = new FreshLoginStore(ports);
  void store.begin(mayasEmail);
  return store;
}

const meta = {
  title: 'Features/Sign-in/Places',
  component: LoginForm,
  args: { store: givenStore(), place: 'checkout', onSignedIn: fn(), onRegister: fn(), onChangeEmail: fn() },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** In the checkout, with the address that was typed there. */
export const InCheckout: Story = {
  parameters: { requirements: ['A2.84'] },
  play: async () => {
    await expect(screen.getByText(mayasEmail)).toBeVisible();
    await expect(screen.getByLabelText('Password')).toBeVisible();
    await expect(screen.queryByLabelText('Email address')).toBeNull();
  },
};

/** In the cart, where a membership is offered. */
export const InCart: Story = { args: { store: givenStore(), place: 'cart' } };

/** An account that a provider has made has no password: only a code signs in. */
export const WithoutPassword: Story = {
  args: { store: givenStore(), place: 'overlay', hasPassword: false },
  play: async () => {
    await expect(screen.queryByLabelText('Password')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Email me a code' })).toBeEnabled();
  },
};

/** A wrong password where the address is not a field: the error speaks of the password only. */
export const WrongPasswordInOverlay: Story = {
  tags: ['!autodocs'],
  args: { store: givenStore('wrong'), place: 'overlay' },
  parameters: { requirements: ['A8.05'] },
  play: async () => {
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This password does not match the email address.',
    );
  },
};

/** Whoever is signed in gives the password again, or signs out. */
export const Fresh: Story = {
  parameters: { requirements: ['A2.127', 'A6.08'] },
  render: () => (
    <FreshLogin store={freshStore()} isOpen onClose={fn()} onSignedIn={fn()} onSignedOut={fn()} />
  ),
  play: async () => {
    const dialog = await dialogNamed('Confirm it’s you');
    await expect(dialog.getByText(mayasEmail)).toBeVisible();
    await expect(dialog.getByLabelText('Password')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeEnabled();
    await expect(dialog.queryByRole('link', { name: 'Join now' })).toBeNull();
  },
};

const signedOut = fn();
/** Signing out instead. */
export const FreshAndSignedOut: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.127'] },
  render: () => (
    <FreshLogin store={freshStore()} isOpen onClose={fn()} onSignedIn={fn()} onSignedOut={signedOut} />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(signedOut).toHaveBeenCalled());
  },
};

const retried = fn();
const recovered = fn();
const actions = { onRetry: retried, onRecover: recovered };
const withCallCentre = { ...britain, market: { ...britain.market, callCentre: '0808 157 0192' } };
/** An external provider failed: why, whom to call, and another try. */
export const ExternalFailed: Story = {
  parameters: { requirements: ['A2.126', 'A8.28'], site: withCallCentre },
  render: () => <ExternalLoginError isOpen onClose={fn()} reason="unverifiedEmail" {...actions} />,
  play: async () => {
    const dialog = await dialogNamed('Signing in there did not work');
    await expect(dialog.getByText(/has no confirmed email address/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: '0808 157 0192' })).toHaveAttribute(
      'href',
      'tel:08081570192',
    );
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** Where a market has no call centre, none is named. */
export const ExternalCancelled: Story = {
  render: () => <ExternalLoginError isOpen onClose={fn()} reason="cancelled" {...actions} />,
};

/** The account of the shop is blocked: a new password opens it, another try would not. */
export const ExternalBlocked: Story = {
  render: () => <ExternalLoginError isOpen onClose={fn()} reason="blocked" {...actions} />,
  play: async () => {
    const dialog = await dialogNamed('Signing in there did not work');
    await expect(dialog.getByText(/A new password opens it again/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Nothing to press: another try at once would fail as well. */
export const ExternalTooMany: Story = {
  render: () => <ExternalLoginError isOpen onClose={fn()} reason="tooMany" {...actions} />,
  play: async () => {
    const dialog = await dialogNamed('Signing in there did not work');
    await expect(dialog.getByText(/Wait a few minutes/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** The button of a blocked account leads to the form that sends a link. */
export const ExternalBlockedAndRecovered: Story = {
  tags: ['!autodocs'],
  render: () => <ExternalLoginError isOpen onClose={fn()} reason="blocked" {...actions} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set a new password' }));
    await expect(recovered).toHaveBeenCalled();
  },
};
