import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BagIcon, HeartIcon } from '../Icon/icons.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { CountBadge } from './CountBadge.tsx';
import { IconButton } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Save Tempo 4', children: <HeartIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save Tempo 4' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { variant: 'outlined' } };

/** The heart of something saved is filled. */
export const Pressed: Story = { args: { 'aria-pressed': true } };

/** Bag with its number: the label says it in words. */
export const WithCount: Story = {
  render: () => (
    <Cluster>
      <IconLink href="#bag" label="Bag, 2 items">
        <BagIcon />
        <CountBadge>2</CountBadge>
      </IconLink>
    </Cluster>
  ),
};
