import { confirmPrivacyRequest, openPrivacyArchive } from '@touchline/contract/privacyRequest/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { PrivacyCasePage } from './PrivacyCasePage.tsx';
import { caseIn, received } from './PrivacyRequest.fixtures.ts';

/** What the links of the mails about a privacy request open. */
const meta = {
  title: 'Features/Consent and privacy/Privacy request links',
  component: PrivacyCasePage,
  parameters: {
    layout: 'fullscreen',
    cannotBe: { Empty: 'A request and its link always show their form or what has become of it.' },
  },
  args: { store: caseIn(), purpose: 'confirm' },
  render: (args) => (
    <main>
      <PrivacyCasePage {...args} />
    </main>
  ),
} satisfies Meta<typeof PrivacyCasePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One button confirms, since mail scanners open links too. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expect(screen.getByText('A copy of all data that we store about m•••@example.com.')).toBeVisible();
  },
};

export const Loading: Story = { args: { store: caseIn({}, { status: { kind: 'loading' } }) } };

/** A deletion says that it is for good. */
export const ConfirmDeletion: Story = { args: { store: caseIn({ requestType: 'DELETE' }) } };

export const ConfirmPortability: Story = { args: { store: caseIn({ requestType: 'DATA_PORTABILITY' }) } };

/** It is being worked on. */
export const SucceededConfirm: Story = {
  args: { store: caseIn({ state: 'confirmed' }) },
  play: async () => {
    await expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
      /Monday\s21\sDecember/,
    );
  },
};

/** A person looks at it first. */
export const SucceededReviewed: Story = {
  args: { store: caseIn({ state: 'confirmed', isReviewed: true }) },
};

export const SucceededDone: Story = { args: { store: caseIn({ state: 'done', maskedEmail: '' }) } };

/** The copy of the data is ready. */
export const ArchiveReady: Story = {
  args: { store: caseIn({ state: 'done', archive: 'ready' }), purpose: 'archive' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

/** Its link was used. */
export const ArchiveUsed: Story = {
  args: { store: caseIn({ state: 'done', archive: 'used' }), purpose: 'archive' },
};

export const ArchiveOver: Story = {
  args: { store: caseIn({ state: 'done', archive: 'over' }), purpose: 'archive' },
};

/** The operator refused it. */
export const RefusedIdentity: Story = {
  args: { store: caseIn({ state: 'refused', refusal: 'identityNotProved' }) },
};
export const RefusedRepeated: Story = { args: { store: caseIn({ state: 'refused', refusal: 'repeated' }) } };
export const RefusedLegalDuty: Story = {
  args: { store: caseIn({ state: 'refused', refusal: 'legalDuty' }) },
};

/** Nobody confirmed it in time. */
export const Expired: Story = { args: { store: caseIn({ state: 'expired' }) } };

/** The link is wrong or over. */
export const LinkOver: Story = { args: { store: caseIn({}, { status: { kind: 'linkOver' } }) } };

/** The press did not get through. */
export const Failed: Story = { args: { store: caseIn({}, { problem: 'failed' }) } };
export const FailedTooMany: Story = { args: { store: caseIn({}, { problem: 'tooMany' }) } };
export const FailedToOpen: Story = {
  args: { store: caseIn({}, { status: { kind: 'failed', reason: 'unavailable' } }) },
};
export const FailedTooManyOpened: Story = {
  args: { store: caseIn({}, { status: { kind: 'tooMany', seconds: 600 } }) },
};

export const Offline: Story = { args: { store: caseIn({}, { problem: 'offline' }) } };

/** German. */
export const LongContent: Story = {
  args: { store: caseIn({ requestType: 'DELETE' }) },
  globals: { language: 'de' },
};

const confirming = testPorts();
confirming.server.on(confirmPrivacyRequest, { answer: { ...received, state: 'confirmed' } });

/** A press confirms. */
export const Confirms: Story = {
  tags: ['!autodocs'],
  args: { store: caseIn({}, {}, confirming) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'We have begun' })).toBeVisible());
  },
};

const downloading = testPorts();
downloading.server.on(openPrivacyArchive, { answer: { ticket: 'abc' } });

/** A press downloads. */
export const Downloads: Story = {
  tags: ['!autodocs'],
  args: { store: caseIn({ state: 'done', archive: 'ready' }, {}, downloading), purpose: 'archive' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download again' })).toBeVisible());
    await expect(downloading.visited).toEqual(['/api/privacy-requests/archive?ticket=abc']);
  },
};
