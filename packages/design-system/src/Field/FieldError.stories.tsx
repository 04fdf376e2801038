import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldError } from './FieldError.tsx';

/** What is wrong and how to fix it, between hint and control. Fields render it for their `error`. */
const meta = {
  title: 'Components/Fields/FieldError',
  component: FieldError,
  tags: ['ready'],
  parameters: { needs: ['say what to correct', 'show an error beside its cause'] },
  args: { id: 'error', children: 'Enter a postcode, like M4 3AQ' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text and an icon: never colour alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a postcode, like M4 3AQ')).toBeVisible();
  },
};

export const Playground: Story = {};

export const LongContent: Story = {
  args: {
    children: 'Bitte eine Postleitzahl eingeben, die zur Straßenbezeichnung der Lieferanschrift gehört',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
