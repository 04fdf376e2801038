import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  tags: ['ready'],
  parameters: { needs: ['show that something is under way', 'wait for an answer'] },
  args: { label: 'Looking for stores' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announces once what it is waiting for. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Looking for stores');
  },
};

export const Playground: Story = { args: { size: 'large' } };

/** Centred in a section of the page. */
export const Large: Story = { args: { size: 'large', label: 'Asking your bank' } };

/** Only the spinner is visible; the label is still read out. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Looking for stores');
  },
};

export const LongContent: Story = { args: { label: 'Abholmöglichkeiten in der Umgebung werden gesucht' } };
