import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const leftLabel = (left: number) =>
  left < 0 ? `${-left} characters too many` : left === 1 ? '1 character left' : `${left} characters left`;

/** Several lines of text. Grows with its content. */
const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  tags: ['ready'],
  parameters: { needs: ['ask for a message', 'ask for more than one line', 'limit how much is written'] },
  // These props are required together, which Storybook cannot read from the type.
  argTypes: {
    limit: {
      description:
        'How many characters there may be. More can be typed: the counter says by how many, the shop what to do.',
    },
    leftLabel: {
      description: 'Says what is left: "12 characters left"; below zero "3 characters too many".',
    },
  },
  args: { label: 'Gift message', name: 'message' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter adds a line; Tab leaves the field. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Gift message' });
    const before = field.clientHeight;
    await userEvent.tab();
    await userEvent.keyboard('Happy birthday{Enter}{Enter}Run well{Enter}{Enter}Yours{Enter}Maya');
    await expect(field).toHaveValue('Happy birthday\n\nRun well\n\nYours\nMaya');
    await expect(field.clientHeight).toBeGreaterThan(before);
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const Playground: Story = {
  args: { mark: '(optional)', hint: 'Printed on a card in the parcel', limit: 200, leftLabel },
};

/** Shows how much is left before the limit is reached, and announces it after a pause. */
export const WithCounter: Story = {
  args: { limit: 20, leftLabel, defaultValue: 'Happy birthday' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Gift message' });
    await expect(field).toHaveAccessibleDescription('6 characters left');
    await userEvent.type(field, ', Maya');
    await expect(field).toHaveAccessibleDescription('0 characters left');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0 characters left'));
  },
};

/** Nothing is cut off: the shopper sees what is too much, and can shorten it. */
export const TooLong: Story = {
  args: {
    limit: 12,
    leftLabel,
    defaultValue: 'Happy birthday, Maya',
    error: 'Write 12 characters or fewer',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Write 12 characters or fewer 8 characters too many',
    );
  },
};

export const Invalid: Story = { args: { error: 'Write a message, or take the card out of the bag' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Happy birthday' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Happy birthday\nMaya' } };

export const LongContent: Story = {
  args: {
    label: 'Lieferanmerkungen für die Zustellerin oder den Zusteller',
    hint: 'Hinweise zu Grundstückseinfahrten, Hinterhäusern und Paketablagevereinbarungen',
    defaultValue: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung '.repeat(4),
    limit: 300,
    leftLabel: (left) => `Noch ${left} Zeichen`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
