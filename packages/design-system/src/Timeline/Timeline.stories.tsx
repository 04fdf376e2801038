import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Content/Timeline',
  component: Timeline,
  args: {
    steps: [
      { title: 'Paid', detail: 'Today, 14:08', state: 'done', stateLabel: 'done' },
      { title: 'Packed', detail: 'Tonight, in Leeds', state: 'current', stateLabel: 'now' },
      { title: 'On the van', detail: 'Friday, tracking link by text' },
      { title: 'At your door', detail: 'Saturday 28 November, 8am to 6pm' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [, packed] = within(canvasElement).getAllByRole('listitem');
    await expect(packed).toHaveAttribute('aria-current', 'step');
  },
};
export const Playground: Story = { args: { steps: [{ title: 'Paid', state: 'done' }, { title: 'Packed' }] } };
