import { declineLoyalty } from '@touchline/contract/loyalty/endpoints';
import { deleteAccount, logout } from '@touchline/contract/account/endpoints';
import { getExternalIdentities } from '@touchline/contract/externalSignIn/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConsentDialog } from './ConsentDialog.tsx';
import { ConsentStore, type ConsentSection } from './ConsentStore.ts';
import { membershipPorts, noMember } from './Membership.fixtures.ts';

const inSection = (
  section: ConsentSection,
  changes: globalThis.Partial<ConsentStore> = {},
  hasPassword = true,
) => {
  const ports = membershipPorts(noMember);
  ports.server
    .on(declineLoyalty, { answer: { accepted: true } })
    .on(logout, { answer: { accepted: true } })
    .on(deleteAccount, { answer: { accepted: true } })
    .on(getExternalIdentities, { answer: { identities: [], hasPassword } });
  const store = new ConsentStore(ports);
  store.show(section);
  return Object.assign(store, changes);
};

const meta = {
  title: 'Features/Membership/Consent',
  component: ConsentDialog,
  args: { isOpen: true, store: inSection('main'), isRequired: true, onEnd: fn(), onFresh: fn() },
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      Loading: 'Everything that it says is known when it opens.',
      Empty: 'It always asks.',
    },
  },
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Joining is a choice: asked once, and closed like any dialog. */
export const ReadyAsAChoice: Story = { args: { isRequired: false } };

/** Closing it is the answer no: the shop does not ask again. */
export const ClosedAsAChoice: Story = {
  tags: ['!autodocs'],
  args: { store: inSection('main'), isRequired: false, onEnd: fn() },
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('declined'));
  },
};

/** Accounts of this market belong to the programme: accept, decline, or delete the account. */
export const Default: Story = {
  parameters: { requirements: ['A2.128'] },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Become a member' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const DeclineSection: Story = { args: { store: inSection('decline') } };
export const DeleteSection: Story = { args: { store: inSection('delete') } };
/** Whoever signs in by another service or a code has no password to give. */
export const DeleteSectionWithoutPassword: Story = {
  args: { store: inSection('delete', {}, false) },
  play: async () => {
    await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
  },
};
export const InvalidPassword: Story = { args: { store: inSection('delete', { passwordProblem: 'wrong' }) } };
export const Submitting: Story = { args: { store: inSection('main', { busy: 'join' }) } };
export const Failed: Story = { args: { store: inSection('main', { problem: 'unavailable' }) } };
export const Offline: Story = { args: { store: inSection('main', { problem: 'offline' }) } };
export const SignedOut: Story = { args: { store: inSection('main', { problem: 'signedOut' }) } };
/** The last sign-in, without a password, is older than a quarter of an hour. */
export const FailedNotFresh: Story = { args: { store: inSection('delete', { problem: 'fresh' }) } };

/** The main section leads to both others, and the decline section to the delete section. */
export const LeadsOn: Story = {
  tags: ['!autodocs'],
  args: { store: inSection('main') },
  parameters: { requirements: ['A4.106', 'A4.107'] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    await expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Delete account' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Cancel and log out' })).toBeInTheDocument();
  },
};

/** Declining offers to log out, or goes on to delete. */
export const Declines: Story = {
  tags: ['!autodocs'],
  args: { store: inSection('main'), onEnd: fn() },
  parameters: { requirements: ['A4.106', 'A4.107'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(screen.getByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('signedOut'));
  },
};

/** Cancelling the deletion logs out. */
export const CancelsDeletion: Story = {
  tags: ['!autodocs'],
  args: { store: inSection('delete'), onEnd: fn() },
  parameters: { requirements: ['A4.108'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and log out' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('signedOut'));
  },
};

/** Deletes the account by its password, which is asked for when it is missing. */
export const DeletesAccount: Story = {
  tags: ['!autodocs'],
  args: { store: inSection('delete'), onEnd: fn() },
  parameters: { requirements: ['A4.108'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    const field = screen.getByLabelText('Your password');
    await expect(field).toHaveAccessibleDescription('Enter the password');
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.type(field, 'correct horse 42{Enter}');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('deleted'));
  },
};
