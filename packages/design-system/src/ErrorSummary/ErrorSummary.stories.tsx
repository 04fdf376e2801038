import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/Feedback/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'There are 2 things to fix',
    errors: [
      { fieldId: 'postcode', message: 'Enter a postcode, like M4 3AQ' },
      { fieldId: 'card', message: 'Enter all 16 digits of the card number' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="postcode" label="Postcode" error="Enter a postcode, like M4 3AQ" />
      <TextField id="card" label="Card number" error="Enter all 16 digits of the card number" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus when it appears; each line leads to its field. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('group', { name: 'There are 2 things to fix' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: /16 digits/ }));
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveFocus();
  },
};
export const Playground: Story = { args: { title: 'There is 1 thing to fix', attempt: 2 } };
