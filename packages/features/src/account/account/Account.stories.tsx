import * as calls from '@touchline/contract/account/endpoints';
import type { Profile } from '@touchline/contract/account/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmailVerificationStore } from '../emailVerification/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { AuthenticationStore } from '../../platform/session/index.ts';
import { mayasProfile } from './Account.fixtures.ts';
import { AccountFrameView } from './AccountFrameView.tsx';
import { AccountPage } from './AccountPage.tsx';
import type { AccountSnapshot } from './accountActions.ts';
import { AccountStore } from './AccountStore.ts';

const accepted = { answer: { accepted: true as const } };
const wrongPassword = {
  status: 422,
  error: {
    errorCode: 'InvalidDataException',
    message: '',
    details: {
      serverError: { validationErrors: [{ field: 'currentPassword', errorCode: 'PASSWORD_WRONG' }] },
    },
  },
};

/** The page as the server sends it. */
function storeIn(state: Partial<AccountSnapshot> = {}, profile: Partial<Profile> | null = {}): AccountStore {
  const ports = testPorts();
  ports.server
    .on(calls.logout, accepted)
    .on(calls.logoutEverywhere, accepted)
    .on(calls.deleteAccount, wrongPassword, accepted)
    .on(calls.changeProfile, { answer: mayasProfile });
  const authentication = new AuthenticationStore(ports);
  if (profile) authentication.take({ ...mayasProfile, ...profile });
  return AccountStore.fromSnapshot(ports, authentication, {
    linked: { identities: [], hasPassword: true },
    ...{ states: {}, errors: {}, attempts: {}, isStrong: false, isCodeSent: false, isDeleting: false },
    fields: { values: { firstName: 'Maya', lastName: 'Okafor' }, problems: {} },
    ...state,
  });
}

const meta = {
  title: 'Features/Account/Personal details',
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
  args: { store: storeIn(), verification: new EmailVerificationStore(testPorts()), onSignedOut: fn() },
  render: (args) => (
    <main>
      <AccountFrameView path="/account">
        <AccountPage {...args} />
      </AccountFrameView>
    </main>
  ),
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, address, password, devices and data. */
export const Default: Story = {};

/** The address is not confirmed yet. */
export const PartialNotVerified: Story = { args: { store: storeIn({}, { isEmailVerified: false }) } };

/** Only the address is known so far. */
export const LightAccount: Story = {
  args: {
    store: storeIn(
      { fields: { values: {}, problems: {} } },
      { accountType: 'LIGHT', firstName: '', lastName: '' },
    ),
  },
};

const sandboxId = { id: 'i1', name: 'Sandbox ID' };

/** Accounts of other services sign in too; each can be removed. */
export const LinkedAccounts: Story = {
  args: {
    store: storeIn({
      linked: { identities: [sandboxId, { id: 'i2', name: 'accounts.other.example' }], hasPassword: true },
    }),
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Remove Sandbox ID' })).toBeEnabled();
  },
};

/** The only way to sign in stays until there is a password. */
export const LinkedAccountOnly: Story = {
  args: { store: storeIn({ linked: { identities: [sandboxId], hasPassword: false } }) },
  play: async () => {
    await expect(screen.getByText(/This is the only way to sign in/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Remove Sandbox ID' })).toBeNull();
  },
};

export const LinkedAccountRemoved: Story = {
  args: { store: storeIn({ states: { removeLinked: 'success' } }) },
};

export const Invalid: Story = {
  args: {
    store: storeIn({
      attempts: { changeName: 1 },
      fields: {
        values: { firstName: '', lastName: 'Okafor', email: 'maya@' },
        problems: {
          firstName: { key: 'profile.firstname.missing' },
          email: { key: 'profile.emailparseerror' },
        },
      },
      passwordProblem: 'common',
    }),
  },
};

/** The address is changed by the password of the account, and this is not it. */
export const InvalidOwner: Story = {
  args: {
    store: storeIn({
      fields: {
        values: { firstName: 'Maya', lastName: 'Okafor', email: 'maya@example.org' },
        problems: { emailPassword: { key: 'account.password.wrong' } },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Your password');
    await expect(field).toHaveAccessibleDescription('This password is wrong');
    await expect(field).toHaveValue('');
  },
};

/** A code is on its way to the new address. */
export const CodeSent: Story = {
  args: {
    store: storeIn({
      isCodeSent: true,
      states: { requestEmail: 'success' },
      fields: { values: { firstName: 'Maya', lastName: 'Okafor', email: 'maya@example.org' }, problems: {} },
    }),
  },
};

/** The last name comes first, as in the addresses of the market. */
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    store: storeIn({
      nameOrder: ['lastName', 'firstName'],
      fields: { values: { firstName: '마야', lastName: '오카포' }, problems: {} },
    }),
  },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('#account-lastName, #account-firstName');
    await expect([first?.id, second?.id]).toEqual(['account-lastName', 'account-firstName']);
  },
};

/** A slip in the new address: back to its field, with what was typed. */
export const UsesAnotherAddress: Story = {
  tags: ['!autodocs'],
  args: {
    store: storeIn({
      isCodeSent: true,
      fields: { values: { firstName: 'Maya', lastName: 'Okafor', email: 'maya@exampel.org' }, problems: {} },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    const field = await canvas.findByRole('textbox', { name: 'New email address' });
    await expect(field).toHaveValue('maya@exampel.org');
    await expect(field).toHaveFocus();
  },
};

/** The session is not fresh: the password is asked for, then it goes on. */
export const SignedInSomeTimeAgo: Story = { args: { store: storeIn({ pending: 'changePassword' }) } };

export const Submitting: Story = {
  args: { store: storeIn({ states: { changeName: 'started', downloadData: 'started', logout: 'started' } }) },
};

export const Succeeded: Story = {
  args: {
    store: storeIn({
      states: { changeName: 'success', changePassword: 'success', confirmEmail: 'success' },
    }),
  },
};

/** Each failure is where its button is. */
export const Failed: Story = {
  args: {
    store: storeIn({
      states: {
        logout: 'failed',
        logoutEverywhere: 'failed',
        deleteAccount: 'failed',
        downloadData: 'failed',
      },
      errors: {
        logout: { message: 'Down', status: 503 },
        logoutEverywhere: { message: 'Down', status: 503 },
        deleteAccount: { message: 'Down', status: 503 },
        downloadData: { message: 'Too many', status: 429, seconds: 1_800 },
      },
    }),
  },
};

/** The account itself cannot be loaded. */
export const FailedToLoad: Story = { args: { store: storeIn({}, null) } };

export const Offline: Story = {
  args: {
    store: storeIn({ states: { changeName: 'failed' }, errors: { changeName: { message: '', status: 0 } } }),
  },
};

/** Long German words and a long address. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: storeIn(
      {},
      {
        firstName: 'Maximiliane-Charlotte',
        emailAddress: 'maximiliane.schoenfelder@beispielunternehmen.test',
      },
    ),
  },
};

/** The last word before the account is deleted: its password. */
export const AskedToDelete: Story = { args: { store: storeIn({ isDeleting: true }) } };

/** The question stays open for another try. */
export const InvalidDeletion: Story = {
  args: {
    store: storeIn({
      isDeleting: true,
      fields: { values: {}, problems: { deletionPassword: { key: 'account.password.wrong' } } },
    }),
  },
};

/** Whoever signs in by another service or a code has no password to give. */
export const AskedToDeleteWithoutPassword: Story = {
  args: { store: storeIn({ isDeleting: true, linked: { identities: [sandboxId], hasPassword: false } }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await expect(within(dialog).queryByLabelText('Your password')).toBeNull();
  },
};

/** Deleting asks again; Escape keeps the account, and the focus is back at the button. */
export const AsksBeforeItDeletes: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn() },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Delete my account' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Delete your account?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const field = within(dialog).getByLabelText('Your password');
    await userEvent.type(field, 'a guess');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This password is wrong'));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'correct horse 42');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce());
  },
};

/** Signing out everywhere needs one press. */
export const SignsOutEverywhere: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn(), onSignedOut: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign out on all devices' }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce());
  },
};
