import * as calls from '@touchline/contract/account/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { mayasProfile } from '../account/Account.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { EmailVerificationStore, type EmailVerificationStatus } from './EmailVerificationStore.ts';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

/** The page as the server sends it. */
function storeIn(status: EmailVerificationStatus, key = 'f00', ports = testPorts()): EmailVerificationStore {
  const link = { key, returnTo: '/launches/orbit' };
  return EmailVerificationStore.fromSnapshot(ports, { status, link });
}

/** Confirms an email address by the link of a mail. */
const meta = {
  title: 'Features/Sign-in/Email verification',
  component: VerifyEmailPage,
  parameters: { layout: 'fullscreen' },
  args: { store: storeIn({ kind: 'idle' }), onVerified: fn() },
  render: (args) => (
    <main>
      <VerifyEmailPage {...args} />
    </main>
  ),
} satisfies Meta<typeof VerifyEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by the link: one button confirms. */
export const Default: Story = {};

/** Opened without a link. */
export const Empty: Story = { args: { store: storeIn({ kind: 'idle' }, '') } };

export const Submitting: Story = { args: { store: storeIn({ kind: 'verifying' }) } };

/** The address is confirmed. */
export const Succeeded: Story = { args: { store: storeIn({ kind: 'verified' }) } };

/** The link is on its way. */
export const SucceededLinkSent: Story = {
  args: { store: storeIn({ kind: 'sent', email: 'maya@example.org' }, '') },
};

/** An old link, or one of another account. */
export const InvalidLink: Story = { args: { store: storeIn({ kind: 'linkOver' }) } };

/** Asked for twice within a minute. */
export const InvalidTooSoon: Story = { args: { store: storeIn({ kind: 'tooMany', seconds: 42 }, '') } };

/** Asked for too often within an hour. */
export const InvalidTooOften: Story = { args: { store: storeIn({ kind: 'tooMany', seconds: 2_400 }, '') } };

export const SignedOut: Story = { args: { store: storeIn({ kind: 'signedOut' }) } };

export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) } };

export const Offline: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };

export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: storeIn({ kind: 'sent', email: 'maximiliane.von-hohenstein-wolkenburg@beispiel.example' }, ''),
  },
};

const ports = testPorts();
ports.server.on(calls.verifyEmail, { answer: { ...mayasProfile, isEmailVerified: true } });

/** Confirms, and goes on. */
export const Confirms: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn({ kind: 'idle' }, 'f00', ports) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm email address' }));
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/gb/launches/orbit');
  },
};
