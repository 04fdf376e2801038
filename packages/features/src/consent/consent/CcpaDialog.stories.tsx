import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CcpaDialog } from './CcpaDialog.tsx';
import { ccpaRules, consentIn, cookiesOf } from './Consent.fixtures.ts';

const opened = (cookies: Readonly<Record<string, string>> = {}, hasSignal = false) => {
  const store = consentIn(ccpaRules, cookies, hasSignal);
  store.open('visitor');
  return store;
};

const meta = {
  title: 'Features/Consent and privacy/California',
  component: CcpaDialog,
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      Loading: 'The dialog needs nothing but its own code and messages.',
      Failed: 'A choice holds whether or not the back end could record it.',
    },
  },
  args: { store: opened(), isOpen: true, onClose: fn() },
} satisfies Meta<typeof CcpaDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Data may be shared until the visitor objects, with one press. */
export const Default: Story = {
  parameters: { requirements: ['A2.101'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your privacy choices' }));
    await expect(dialog.getByText('Your data may be shared with advertising partners.')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    // A choice that the law names in so many words stands on one line.
    const label = document.createRange();
    label.selectNodeContents(dialog.getByRole('button', { name: 'Do not sell or share my data' }));
    const lines = new Set([...label.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    await expect(lines.size).toBe(1);
  },
};

/** The visitor has objected before. */
export const Objected: Story = { args: { store: opened(cookiesOf([0])) } };

/** The browser has objected by the Global Privacy Control. */
export const PrivacySignal: Story = { args: { store: opened({}, true) } };

/** German. */
export const LongContent: Story = { args: { store: opened({}, true) }, globals: { language: 'de' } };

/** One press stops it. */
export const Objects: Story = {
  tags: ['!autodocs'],
  args: { store: opened() },
  play: async ({ args }) => {
    args.store.open('visitor');
    await userEvent.click(await screen.findByRole('button', { name: 'Do not sell or share my data' }));
    await expect(args.store.stateOf('advertising')).toBe('refused');
    await expect(args.store.ccpa.open).toBe(false);
  },
};
