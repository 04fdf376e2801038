import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { consentPorts, consentTexts } from './AccountConsent.fixtures.ts';
import { AccountConsentPage } from './AccountConsentPage.tsx';
import { AccountConsentStore, type AccountConsentSnapshot } from './AccountConsentStore.ts';

const questions = {
  ...{ requiredAge: 16, isAgeKnown: false, hasPaidMedia: true, isPaidMediaRequired: false },
  versions: { newsletter: '3', registration: '4', paidMedia: '5' },
  texts: { AMF: consentTexts.registration.texts, PMF: consentTexts.paidMedia.texts },
};

const { texts: _, ...withoutTexts } = questions;

/** The page as the server sends it. */
const storeIn = (state: Partial<AccountConsentSnapshot> = {}, ports = consentPorts()) =>
  AccountConsentStore.fromSnapshot(ports, {
    ...{ status: { kind: 'ready' }, questions, ticked: [], errors: [], attempt: 0, ...state },
  });

const meta = {
  title: 'Features/Consent and privacy/Account consent',
  component: AccountConsentPage,
  parameters: { cannotBe: { Empty: 'The page always asks something: the consent of the registration.' } },
  args: { store: storeIn() },
} satisfies Meta<typeof AccountConsentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is ticked in advance. */
export const Default: Story = {};

export const Loading: Story = { args: { store: new AccountConsentStore(consentPorts()) } };

/** Agreed to before; the age is known. */
export const Ready: Story = {
  args: { store: storeIn({ questions: { ...questions, isAgeKnown: true }, ticked: ['AMF'] }) },
};

export const Submitting: Story = {
  args: { store: storeIn({ status: { kind: 'submitting' }, ticked: ['AMF'] }) },
};

export const Succeeded: Story = {
  args: { store: storeIn({ status: { kind: 'saved' }, ticked: ['minAgeConfirmation', 'AMF'] }) },
};

/** Paid media is required here, too. */
export const Invalid: Story = {
  args: {
    store: storeIn({
      questions: { ...questions, isPaidMediaRequired: true },
      errors: ['minAgeConfirmation', 'AMF', 'PMF'],
      attempt: 1,
    }),
  },
};

export const Failed: Story = {
  args: { store: storeIn({ status: { kind: 'failed', reason: 'unavailable' } }) },
};

export const Offline: Story = { args: { store: storeIn({ status: { kind: 'failed', reason: 'offline' } }) } };

export const FailedTooMany: Story = {
  args: { store: storeIn({ status: { kind: 'tooMany', seconds: 540 } }) },
};

export const SignedOut: Story = {
  args: {
    store: AccountConsentStore.fromSnapshot(consentPorts(), {
      ...{ status: { kind: 'signedOut' }, ticked: [], errors: [], attempt: 0 },
    }),
  },
};

/** German. */
export const LongContent: Story = {
  args: { store: storeIn({ questions: withoutTexts }) },
  globals: { language: 'de' },
};

/** A missing tick is told at its box. */
export const TicksWhatIsMissing: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn({ questions: { ...questions, isPaidMediaRequired: true } }) },
  parameters: { requirements: ['A5.15', 'A5.16', 'A5.19'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const age = page.getByRole('checkbox', { name: /I am 16 or older/ });
    await userEvent.click(age);
    await userEvent.click(page.getByRole('checkbox', { name: /collected and used for my account/ }));
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('Tick this box to go on')).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: /fitting advertising/ }));
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('Your answers are saved.')).toBeVisible();
  },
};
