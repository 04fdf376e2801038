import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckIcon } from '../Icon/icons.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Town or city', name: 'city', autoComplete: 'address-level2' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Town or city' });
    await userEvent.type(field, 'Manchester');
    await expect(field).toHaveValue('Manchester');
  },
};

export const Playground: Story = {
  args: { hint: 'As on your letters', mark: '(optional)', measure: 'medium' },
};

export const Ready: Story = {
  args: {
    label: 'Email address',
    hint: 'We send the receipt here',
    defaultValue: 'maya@example.com',
    trailing: <CheckIcon size={20} />,
  },
};

/** The error stands between hint and field, and belongs to the field. */
export const Invalid: Story = {
  args: {
    label: 'Postcode',
    hint: 'Like M4 3AQ',
    error: 'Enter a postcode, like M4 3AQ',
    defaultValue: 'M4',
    measure: 'short',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Postcode' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Like M4 3AQ Enter a postcode, like M4 3AQ');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Isle of Man' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Manchester' } };

/** Several lines. */
export const MultiLine: Story = {
  render: () => <TextArea label="Gift message" mark="(optional)" maxLength={200} />,
};

export const LongContent: Story = {
  args: {
    label: 'Zusätzliche Angaben zur Lieferadresse, zum Beispiel Hinterhaus oder Stockwerk',
    error: 'Bitte höchstens 40 Zeichen eingeben, damit die Angaben auf das Etikett passen',
  },
};
