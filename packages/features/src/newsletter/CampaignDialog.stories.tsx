import { getSignupCampaign } from '@touchline/contract/newsletter/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { testPorts } from '../platform/ports/testPorts.ts';
import { CampaignDialog } from './CampaignDialog.tsx';
import { CampaignStore, type CampaignStatus } from './CampaignStore.ts';
import { campaign, maya, storeIn } from './Newsletter.fixtures.ts';

/** The campaign as it was loaded. */
const campaignIn = (status: CampaignStatus): CampaignStore => {
  const ports = testPorts();
  ports.server.on(getSignupCampaign, { answer: campaign });
  return CampaignStore.fromSnapshot(ports, { status, componentId: 'launch-list', trigger: 'page' });
};

const meta = {
  title: 'Features/Newsletter/Campaign',
  component: CampaignDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    campaign: campaignIn({ kind: 'open', campaign }),
    store: storeIn(),
    isOpen: true,
    onClose: fn(),
  },
} satisfies Meta<typeof CampaignDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Title, texts and form of the campaign, in its order. */
export const Default: Story = {
  parameters: { requirements: ['A2.94', 'A3.43'] },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'The launch list' })).toBeInTheDocument();
    await expect(screen.getByText('New shoes first reach those on the list.')).toBeInTheDocument();
    await expect(screen.getByLabelText('Email address')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { campaign: campaignIn({ kind: 'loading' }) } };

/** There is no such campaign: the error text, and the form for what is coming soon. */
export const FailedMissing: Story = {
  args: { campaign: campaignIn({ kind: 'missing' }) },
  parameters: { requirements: ['A2.94', 'A7.20', 'A8.22'] },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Coming soon' })).toBeInTheDocument();
    await expect(screen.getByText('CAMPAIGN NOT FOUND')).toBeInTheDocument();
    await expect(screen.getByLabelText('Email address')).toBeInTheDocument();
  },
};

/** Over, or not begun: its own text in place of the form. */
export const FailedOver: Story = {
  args: {
    campaign: campaignIn({
      kind: 'open',
      campaign: { ...campaign, error: 'The list is closed. The next one opens soon.' },
    }),
  },
  parameters: { requirements: ['A3.43', 'A8.22'] },
  play: async () => {
    await expect(screen.getByText(/The list is closed/)).toBeInTheDocument();
    await expect(screen.queryByLabelText('Email address')).not.toBeInTheDocument();
  },
};

export const Failed: Story = { args: { campaign: campaignIn({ kind: 'failed', reason: 'unavailable' }) } };

export const Offline: Story = { args: { campaign: campaignIn({ kind: 'failed', reason: 'offline' }) } };

export const Succeeded: Story = {
  args: { store: storeIn({ state: 'success', fields: { values: { email: maya }, problems: {} } }) },
};

export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    campaign: campaignIn({
      kind: 'open',
      campaign: {
        ...campaign,
        components: [
          {
            kind: 'title',
            text: 'Die Benachrichtigungsliste für Laufschuhneuvorstellungen im Winterhalbjahr',
          },
          {
            kind: 'text',
            text: 'Von neuen Schuhen erfährt zuerst, wer auf der Liste steht. '.repeat(5),
          },
          { kind: 'form' },
        ],
      },
    }),
  },
};
