import { login } from '@touchline/contract/account/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { ConfirmSignInPage } from './ConfirmSignInPage.tsx';
import { mayasEmail, mayaSignedIn } from './Login.fixtures.ts';
import { LoginStore } from './LoginStore.ts';

function storeOfMaya(): LoginStore {
  const ports = testPorts();
  ports.server.on(login, { answer: mayaSignedIn });
  const store = new LoginStore(ports, { isOnline: () => true, isConfirmation: true });
  store.prefill(mayasEmail, { fixed: true });
  store.comeFrom('/account/addresses');
  return store;
}

const meta = {
  title: 'Features/Sign-in/Confirm',
  component: ConfirmSignInPage,
  parameters: { layout: 'fullscreen' },
  args: { store: storeOfMaya(), onSignedIn: fn() },
  render: (args) => (
    <main>
      <ConfirmSignInPage {...args} />
    </main>
  ),
} satisfies Meta<typeof ConfirmSignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Password, code or passkey of whoever is signed in, and nothing that leads elsewhere. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    await expect(screen.getByText(mayasEmail)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Email me a code' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
    await expect(screen.queryByRole('link', { name: 'Join now' })).toBeNull();
  },
};

/** A market without codes: whoever has no password gets one by a link. */
export const WithoutCode: Story = {
  args: { store: storeOfMaya() },
  parameters: {
    site: {
      ...britain,
      market: { ...britain.market, account: { ...britain.market.account, signInCode: 'off' } },
    },
  },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
    await expect(screen.getByRole('link', { name: 'Forgotten the password?' })).toBeVisible();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { language: 'ar' }, args: { store: storeOfMaya() } };

/** The password confirms it. */
export const Confirms: Story = {
  tags: ['!autodocs'],
  args: { store: storeOfMaya() },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Password'), 'tram-lemon-hat{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};
