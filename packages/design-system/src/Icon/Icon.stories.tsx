import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { BusyMark } from './BusyMark.tsx';
import * as icons from './icons.tsx';

const meta = {
  title: 'Components/Content/Icon',
  component: icons.BagIcon,
  tags: ['ready'],
  parameters: { needs: ['find an icon', 'mark an act or a state'] },
} satisfies Meta<typeof icons.BagIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Next to text an icon is decorative. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Playground: Story = { tags: ['!test'], args: { size: 32, label: 'Bag' } };

/** The whole set, on the 24 px grid. */
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

/** The stroke has the same width in all four sizes. */
export const Sizes: Story = {
  render: () => (
    <Cluster gap={20}>
      {([16, 20, 24, 32] as const).map((size) => (
        <icons.TruckIcon key={size} size={size} label={`${size} pixels`} />
      ))}
    </Cluster>
  ),
};

/** Without text next to it an icon has a name. */
export const Named: Story = {
  args: { label: 'Bag' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Bag' })).toBeVisible();
  },
};

/** The only animated icon: something is loading. */
export const Loading: Story = { render: () => <BusyMark /> };
