import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { ResetPasswordStore, type ResetPasswordSnapshot } from './ResetPasswordStore.ts';

const storeIn = (state: Partial<ResetPasswordSnapshot> = {}) =>
  ResetPasswordStore.fromSnapshot(testPorts(), {
    ...{ status: { kind: 'idle' }, key: 'f00', isStrong: false, attempt: 0 },
    ...state,
  });

const meta = {
  title: 'Features/Sign-in/Reset password',
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { store: storeIn(), onSignIn: fn() },
  render: (args) => (
    <main>
      <ResetPasswordPage {...args} />
    </main>
  ),
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rules show while the field has focus or content. */
export const Default: Story = {};

export const Invalid: Story = { args: { store: storeIn({ problem: 'common', attempt: 1, isStrong: true }) } };

export const Submitting: Story = { args: { store: storeIn({ status: { kind: 'submitting' } }) } };

/** The link is still good. */
export const Failed: Story = {
  args: { store: storeIn({ status: { kind: 'failed', reason: 'unavailable' } }) },
};

export const FailedTooMany: Story = {
  args: { store: storeIn({ status: { kind: 'tooMany', seconds: 600 } }) },
};

/** Used, replaced by a later one, or older than ten minutes. */
export const FailedLinkOver: Story = { args: { store: storeIn({ status: { kind: 'linkOver' } }) } };

export const Offline: Story = {
  args: { store: storeIn({ status: { kind: 'failed', reason: 'offline' } }) },
};

/** Everything else that was signed in is signed out. */
export const Succeeded: Story = {
  args: { store: storeIn({ status: { kind: 'done', email: 'maya.okafor@example.com', target: '/' } }) },
};

/** The address goes along to the page that signs in. */
export const GoesOnToSigningIn: Story = {
  args: { ...Succeeded.args, onSignIn: fn() },
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledWith('maya.okafor@example.com', '/');
  },
};
