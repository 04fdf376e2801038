import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ccpa, maya, requestIn, typed } from './PrivacyRequest.fixtures.ts';
import { PrivacyRequestDialog } from './PrivacyRequestDialog.tsx';

/** The data settings as a dialog. Their states are those of the page. */
const meta = {
  title: 'Features/Consent and privacy/Data settings',
  component: PrivacyRequestDialog,
  parameters: {
    layout: 'fullscreen',
    cannotBe: { Failed: 'The same form as on the page, where each failure has a story.' },
  },
  args: { store: requestIn(), isOpen: true, onClose: fn() },
} satisfies Meta<typeof PrivacyRequestDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['A2.103', 'A2.125'] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your data' });
    await expect(within(dialog).getByRole('group', { name: 'What would you like?' })).toBeInTheDocument();
    await expect(screen.queryByLabelText('Last name')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { store: requestIn({ load: 'loading', market: undefined as never }) } };

/** California. */
export const California: Story = { args: { store: requestIn({ market: ccpa }) } };

/** The fields are there. */
export const Ready: Story = { args: { store: requestIn({ fields: typed('DELETE') }) } };

/** It ends with the address and a button that closes. */
export const Succeeded: Story = {
  args: { store: requestIn({ state: 'success', fields: typed('DELETE') }) },
  parameters: { requirements: ['A4.56'] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'One more step' })).toHaveTextContent(maya);
  },
};

/** German, on a phone. */
export const LongContent: Story = {
  args: { store: requestIn({ fields: typed('DELETE') }) },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
};

/** Closed by its button. */
export const Closed: Story = {
  tags: ['!autodocs'],
  args: { store: requestIn({ state: 'success', fields: typed('DELETE') }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
