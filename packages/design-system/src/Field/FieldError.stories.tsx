import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FieldError } from './FieldError.tsx';

const meta = {
  title: 'Components/Fields/Field error',
  component: FieldError,
  args: { id: 'error', children: 'Enter a postcode, like M4 3AQ' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What to do, in words, with a sign: between hint and field. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Enter a postcode, like M4 3AQ')).toBeVisible();
  },
};
