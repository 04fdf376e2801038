import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Feedback/Timeline',
  component: Timeline,
  tags: ['ready'],
  parameters: { needs: ['show where a parcel is', 'what happens after the order'] },
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

/** Past, current and future steps. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [paid, packed] = within(canvasElement).getAllByRole('listitem');
    await expect(paid).toHaveTextContent('Paid (done)');
    await expect(packed).toHaveAttribute('aria-current', 'step');
  },
};
export const Playground: Story = { args: { steps: [{ title: 'Paid', state: 'done' }, { title: 'Packed' }] } };

/** All steps are done: none is current. */
export const Succeeded: Story = {
  args: {
    steps: [
      { title: 'Paid', detail: 'Monday', state: 'done', stateLabel: 'done' },
      { title: 'Delivered', detail: 'Thursday, 10:41', state: 'done', stateLabel: 'done' },
    ],
  },
};

export const LongContent: Story = {
  args: {
    steps: [
      {
        title: 'Zahlungseingangsbestätigung',
        detail: 'Heute, 14:08 Uhr',
        state: 'done',
        stateLabel: 'erledigt',
      },
      {
        title: 'Übergabe an das Transportunternehmen',
        detail: 'Freitag, Sendungsverfolgungslink per Kurznachricht',
        state: 'current',
        stateLabel: 'jetzt',
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Timeline {...args} />
    </div>
  ),
};
