import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { Stack } from '../layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

/** All errors of a form, above it. */
const meta = {
  title: 'Components/Fields/ErrorSummary',
  component: ErrorSummary,
  tags: ['ready'],
  parameters: { needs: ['say what went wrong in a form', 'lead to the wrong field'] },
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

/** Takes the focus when it appears; each line links to its field. */
export const Default: Story = {};

export const FollowedToAField: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'There are 2 things to fix' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /16 digits/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { attempt: 2 } };

/** A line about a group links to the group's first control. */
export const LeadsIntoAGroup: Story = {
  args: {
    title: 'There is 1 thing to fix',
    errors: [{ fieldId: 'price', message: 'Enter a lowest price below the highest' }],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <Fieldset id="price" legend="Price" error="Enter a lowest price below the highest" layout="halves">
        <TextField label="From" defaultValue="90" />
        <TextField label="To" defaultValue="40" />
      </Fieldset>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /lowest price/ }));
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Bitte die folgenden Angaben vervollständigen oder berichtigen',
    errors: [
      { fieldId: 'postcode', message: 'Bitte eine gültige Postleitzahl der Zustellungsanschrift eingeben' },
      { fieldId: 'card', message: 'Bitte die vollständige Kreditkartennummer ohne Leerzeichen eingeben' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
