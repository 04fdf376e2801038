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

/** Beside words an icon is decoration. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Playground: Story = { tags: ['!test'], args: { size: 32, label: 'Bag' } };

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

/** The stroke keeps its weight in the four sizes. */
export const Sizes: Story = {
  render: () => (
    <Cluster gap={20}>
      {([16, 20, 24, 32] as const).map((size) => (
        <icons.TruckIcon key={size} size={size} label={`${size} pixels`} />
      ))}
    </Cluster>
  ),
};

/** Without words beside it an icon has a name. */
export const Named: Story = {
  args: { label: 'Bag' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Bag' })).toBeVisible();
  },
};

/** The one mark that turns: something is under way. */
export const Loading: Story = { render: () => <BusyMark /> };
