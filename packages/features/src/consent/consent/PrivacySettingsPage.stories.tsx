import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ccpaRules, consentIn, cookiesOf } from './Consent.fixtures.ts';
import type { ConsentStore } from './ConsentStore.ts';
import { PrivacySettingsPage } from './PrivacySettingsPage.tsx';

const saved = (store: ConsentStore) => {
  store.isSaved = true;
  return store;
};

const meta = {
  title: 'Features/Consent and privacy/Privacy settings',
  component: PrivacySettingsPage,
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      Loading: 'The server renders the page from the cookies of the request.',
      Failed: 'A choice holds whether or not the back end could record it.',
    },
  },
  args: { store: consentIn() },
  render: (args) => (
    <main>
      <PrivacySettingsPage {...args} />
    </main>
  ),
} satisfies Meta<typeof PrivacySettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen yet. It works as a plain form. */
export const Default: Story = {};

/** Chosen before; the record of the choices can be downloaded. */
export const Chosen: Story = {
  args: { store: consentIn({}, cookiesOf([0, 1])) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Download the record of your choices' }),
    ).toHaveAttribute('href', `/api/consents/receipts/${'a'.repeat(32)}`);
  },
};

/** The details unfold in 0.45 seconds times 1.5. */
export const Unfolds: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A9.23'] },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Show the details' });
    await userEvent.click(button);
    for (const id of button.getAttribute('aria-controls')?.split(' ') ?? []) {
      const detail = document.getElementById(id) ?? document.body;
      // Stories stand still: the movement itself is off.
      await expect(getComputedStyle(detail).getPropertyValue('--unfolding')).toBe('calc(0.45s * 1.5)');
      await expect(detail).toBeVisible();
    }
  },
};

/** Just saved. */
export const Succeeded: Story = { args: { store: saved(consentIn({}, cookiesOf([0]))) } };

/** The browser sends the Global Privacy Control. */
export const PrivacySignal: Story = { args: { store: consentIn({}, {}, true) } };

/** Where the law of California holds. */
export const California: Story = { args: { store: consentIn(ccpaRules) } };

/** German, with everything that may be shown. */
export const LongContent: Story = {
  args: { store: saved(consentIn({}, cookiesOf([0, 1, 2]), true)) },
  globals: { language: 'de' },
};

/** Right to left. */
export const RightToLeft: Story = {
  args: { store: consentIn({}, cookiesOf([0, 1])) },
  globals: { language: 'ar' },
};

/** Saves the boxes and says so. */
export const Saves: Story = {
  tags: ['!autodocs'],
  args: { store: consentIn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: /Measurement/ }));
    await userEvent.click(page.getByRole('button', { name: 'Save my choice' }));
    await expect(await page.findByText('Your choice is saved.')).toBeVisible();
    await expect(args.store.levels).toEqual([0, 1]);
  },
};

/** A level takes those below it along: a screen reader hears which are allowed now. */
export const SpeaksOfLevels: Story = {
  tags: ['!autodocs'],
  args: { store: consentIn() },
  play: async ({ canvasElement }) => {
    const heard = () => canvasElement.ownerDocument.querySelector('#ds-live-region')?.textContent;
    within(canvasElement)
      .getByRole('checkbox', { name: /Advertising/ })
      .focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(heard()).toMatch(/What you allow: Needed, Measurement, Advertising elsewhere$/),
    );
  },
};
