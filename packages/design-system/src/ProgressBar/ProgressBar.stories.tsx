import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['ready'],
  parameters: {
    needs: ['show how far something has come', 'show the way to free delivery', 'wait for an upload'],
  },
  args: { label: '£12.00 to free delivery', value: 48, max: 60, valueText: '£48.00 of £60.00' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Progress, shown and announced. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '£12.00 to free delivery' });
    await expect(bar).toHaveAttribute('aria-valuenow', '48');
    await expect(bar).toHaveAttribute('aria-valuetext', '£48.00 of £60.00');
  },
};

export const Playground: Story = { args: { tone: 'info' } };

export const Tones: Story = {
  render: () => (
    <Stack gap={24}>
      <ProgressBar label="Sending pictures" value={3} max={8} valueText="3 of 8" />
      <ProgressBar label="£12.00 to free delivery" value={48} max={60} tone="info" />
      <ProgressBar label="All pictures are there" value={100} tone="success" />
    </Stack>
  ),
};

/** Unknown duration: it has no value. With reduced motion it shows static stripes. */
export const Indeterminate: Story = {
  args: { label: 'Asking your bank', value: undefined, valueText: undefined },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Asking your bank' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

export const Empty: Story = { args: { label: '£60.00 to free delivery', value: 0, valueText: undefined } };
export const Full: Story = {
  args: { label: 'Delivery is free', value: 60, valueText: undefined, tone: 'success' },
};

/** Values are limited to the range from 0 to `max`. */
export const OutOfRange: Story = {
  args: { label: 'Sending pictures', value: 12, max: 8, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '8');
  },
};

function Sending() {
  const [sent, setSent] = useState(1);
  return (
    <Stack>
      <ProgressBar label="Sending pictures" value={sent} max={3} valueText={`${sent} of 3`} />
      <div>
        <Button size="small" onClick={() => setSent(Math.min(3, sent + 1))}>
          Next
        </Button>
      </div>
    </Stack>
  );
}

/** Moves forward as work is done. */
export const MovesOn: Story = {
  render: () => <Sending />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 3');
  },
};

/** The label is visible elsewhere; it is still read out. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: '£12.00 to free delivery' }),
    ).toBeInTheDocument();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Noch 12,00 € bis zur versandkostenfreien Lieferung',
    valueText: '48,00 € von 60,00 €',
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <ProgressBar {...args} />
    </div>
  ),
};
