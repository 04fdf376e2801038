import { changeNewsletterPreferences } from '@touchline/contract/newsletter/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { testPorts } from '../platform/ports/testPorts.ts';
import { maya, subscription, subscriptionIn } from './Newsletter.fixtures.ts';
import { SubscriptionPage } from './SubscriptionPage.tsx';

const opened = (changes: Partial<typeof subscription>) => ({
  status: { kind: 'open' as const, subscription: { ...subscription, ...changes } },
});

/** What the links of the newsletter's mails open. */
const meta = {
  title: 'Features/Newsletter/Links of mails',
  component: SubscriptionPage,
  parameters: { layout: 'fullscreen' },
  args: { store: subscriptionIn(), purpose: 'preferences' },
  render: (args) => (
    <main>
      <SubscriptionPage {...args} />
    </main>
  ),
} satisfies Meta<typeof SubscriptionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Topics, frequency, a break, and the way out. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('checkbox', { name: /Launches/ })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: /Offers/ })).not.toBeChecked();
    await expect(screen.getByRole('radio', { name: 'At most once a week' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: 'No break' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Unsubscribe from everything' })).toBeVisible();
  },
};

export const Loading: Story = { args: { store: subscriptionIn({ status: { kind: 'loading' } }) } };

/** The choices are saved. */
export const Succeeded: Story = { args: { store: subscriptionIn({ done: 'save' }) } };

/** It goes on by itself. */
export const SucceededPaused: Story = {
  args: { store: subscriptionIn({ ...opened({ pausedUntil: '2026-12-21T10:00:00.000Z' }), done: 'save' }) },
  play: async () => {
    await expect(screen.getByText(/^Paused until Monday 21 December\. Then/)).toBeVisible();
    await expect(screen.getByRole('radio', { name: /^Paused until Monday\s21\sDecember\s*$/ })).toBeChecked();
  },
};

/** The link of the first mail: one button, since mail scanners open links too. */
export const Confirm: Story = {
  args: { store: subscriptionIn(opened({ state: 'pending' })), purpose: 'confirm' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expect(screen.getByText(/m•••@example.com gets our newsletter/)).toBeVisible();
  },
};

export const SucceededConfirm: Story = {
  args: { store: subscriptionIn({ done: 'confirm' }), purpose: 'confirm' },
};

/** The link of every mail: one button as well. */
export const Unsubscribe: Story = {
  args: { purpose: 'unsubscribe' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
    await expect(screen.getByRole('link', { name: 'Rather get fewer mails' })).toHaveAttribute(
      'href',
      expect.stringContaining('/newsletter/preferences?key='),
    );
  },
};

export const SucceededUnsubscribe: Story = {
  args: { store: subscriptionIn(opened({ state: 'ended' })), purpose: 'unsubscribe' },
};

/** The address has not been confirmed yet. */
export const Partial: Story = { args: { store: subscriptionIn(opened({ state: 'pending' })) } };

/** The link is over: a new one is a field away. */
export const FailedOver: Story = { args: { store: subscriptionIn({ status: { kind: 'linkOver' } }) } };

/** Opened without a link. */
export const Empty: Story = { args: { store: subscriptionIn({ status: { kind: 'linkOver' }, key: '' }) } };

export const Invalid: Story = {
  args: {
    store: subscriptionIn({
      status: { kind: 'linkOver' },
      fields: { values: { email: 'maya@' }, problems: { email: { key: 'profile.emailparseerror' } } },
    }),
  },
};

/** Says nothing about whether the address is known. */
export const SucceededLinkSent: Story = {
  args: {
    store: subscriptionIn({
      ...{ status: { kind: 'linkOver' }, key: '', done: 'askLink' },
      fields: { values: { email: maya }, problems: {} },
    }),
  },
};

export const Failed: Story = { args: { store: subscriptionIn({ problem: 'failed' }) } };

export const FailedToLoad: Story = {
  args: { store: subscriptionIn({ status: { kind: 'failed', reason: 'unavailable' } }) },
};

export const Offline: Story = {
  args: { store: subscriptionIn({ status: { kind: 'failed', reason: 'offline' } }) },
};

export const LongContent: Story = {
  globals: { language: 'de' },
  args: { store: subscriptionIn(opened({ pausedUntil: '2026-12-21T10:00:00.000Z' })) },
};

/** Right to left. */
export const Arabic: Story = { globals: { language: 'ar', direction: 'rtl' } };

/** Other topics, less often, by keyboard. */
export const Saves: Story = {
  tags: ['!autodocs'],
  args: {
    store: (() => {
      const ports = testPorts();
      ports.server.on(changeNewsletterPreferences, {
        answer: { ...subscription, topics: ['training'], frequency: 'monthly' },
      });
      return subscriptionIn({}, ports);
    })(),
  },
  play: async () => {
    screen.getByRole('checkbox', { name: /Launches/ }).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('radio', { name: 'At most once a week' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    // It is also said.
    await expect(
      await screen.findByText('Your choices are saved.', { ignore: '[role=status]' }),
    ).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'At most once a month' })).toBeChecked();
  },
};
