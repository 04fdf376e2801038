import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { testPorts } from '../platform/ports/testPorts.ts';
import { CampaignStore } from './CampaignStore.ts';
import { campaign, fullMarket, maya, storeIn } from './Newsletter.fixtures.ts';
import { NewsletterPage } from './NewsletterPage.tsx';

const filled = { values: { email: maya }, problems: {} };

/** The page that signs up, also without JavaScript. */
const meta = {
  title: 'Features/Newsletter/Page',
  component: NewsletterPage,
  parameters: { layout: 'fullscreen' },
  args: { store: storeIn() },
  render: (args) => (
    <main>
      <NewsletterPage {...args} />
    </main>
  ),
} satisfies Meta<typeof NewsletterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'First to know' })).toBeVisible();
  },
};

export const Loading: Story = { args: { store: storeIn({ load: 'loading' }) } };

export const Invalid: Story = {
  args: {
    store: storeIn({
      market: fullMarket,
      state: 'attempted',
      fields: { values: {}, problems: { email: { key: 'profile.email.missing' } } },
    }),
  },
};

export const Failed: Story = {
  args: { store: storeIn({ state: 'error', failure: { kind: 'unexpected' }, fields: filled }) },
};

export const Succeeded: Story = { args: { store: storeIn({ state: 'success', fields: filled }) } };

/** A campaign that the address names. */
export const OfACampaign: Story = {
  args: {
    campaign: CampaignStore.fromSnapshot(testPorts(), {
      ...{ status: { kind: 'open', campaign }, componentId: 'launch-list', trigger: 'page' },
    }),
  },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'The launch list' })).toBeVisible();
  },
};

export const LongContent: Story = {
  globals: { language: 'de' },
  args: { store: storeIn({ market: fullMarket, fields: filled }) },
};
