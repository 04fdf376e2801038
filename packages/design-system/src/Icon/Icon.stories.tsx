import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { BusyMark } from './BusyMark.tsx';
import * as icons from './icons.tsx';

const meta = {
  title: 'Components/Brand/Icon',
  component: icons.BagIcon,
} satisfies Meta<typeof icons.BagIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside words an icon is decoration. */
export const Default: Story = {};
export const Playground: Story = { args: { size: 32, label: 'Bag' } };

/** The whole set, on the 24 grid. */
export const Set: Story = {
  render: () => (
    <Cluster gap={20}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} label={name} />
      ))}
      <BusyMark />
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'BagIcon' })).toBeVisible();
  },
};
