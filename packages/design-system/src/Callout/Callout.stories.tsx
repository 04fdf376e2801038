import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TruckIcon } from '../Icon/icons.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'Components/Feedback/Callout',
  component: Callout,
  args: { title: 'Klarna checks your credit.', children: 'It takes a moment.' },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    tone: 'success',
    icon: <TruckIcon />,
    title: 'Delivery is free.',
    children: 'You are £212 over the £60 line.',
  },
};

/** What needs hearing at once is announced. */
export const Failed: Story = {
  args: {
    tone: 'urgent',
    title: 'The card was declined.',
    children: 'Nothing was taken. Try another card.',
    isAnnounced: true,
    actions: (
      <Button size="small" variant="secondary">
        Choose another card
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The card was declined. Nothing was taken.',
    );
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['info', 'success', 'warning', 'urgent', 'very-urgent'] as const).map((tone) => (
        <Callout key={tone} tone={tone}>
          2 left in M. Your bag does not hold stock.
        </Callout>
      ))}
    </Stack>
  ),
};
