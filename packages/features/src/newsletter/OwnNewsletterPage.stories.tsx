import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { subscription, subscriptionIn } from './Newsletter.fixtures.ts';
import { OwnNewsletterPage } from './OwnNewsletterPage.tsx';

/** The newsletter in the account. */
const meta = {
  title: 'Features/Newsletter/In the account',
  component: OwnNewsletterPage,
  parameters: { layout: 'fullscreen' },
  args: { store: subscriptionIn({ key: '' }) },
  render: (args) => (
    <main>
      <OwnNewsletterPage {...args} />
    </main>
  ),
} satisfies Meta<typeof OwnNewsletterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const Loading: Story = { args: { store: subscriptionIn({ status: { kind: 'loading' }, key: '' }) } };

/** The account's address gets none. */
export const Empty: Story = {
  args: { store: subscriptionIn({ status: { kind: 'none' }, key: '' }) },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/gb/newsletter');
  },
};

/** Ordered, and not confirmed yet. */
export const Partial: Story = {
  args: {
    store: subscriptionIn({
      status: { kind: 'open', subscription: { ...subscription, state: 'pending' } },
      key: '',
    }),
  },
};

export const Failed: Story = {
  args: { store: subscriptionIn({ status: { kind: 'failed', reason: 'unavailable' }, key: '' }) },
};

export const Offline: Story = {
  args: { store: subscriptionIn({ status: { kind: 'failed', reason: 'offline' }, key: '' }) },
};

export const LongContent: Story = { globals: { language: 'de' } };
