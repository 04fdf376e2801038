import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { Chip } from './Chip.tsx';
import { ChipLink } from './ChipLink.tsx';

const meta = {
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { children: 'Trail', onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Trail' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = { args: { isSelected: true } };

/** Applied filters: each leads to the page without it. */
export const Removable: Story = {
  render: () => (
    <Cluster gap={8}>
      <ChipLink href="#without-trail" isRemovable hiddenLabel="Remove filter">
        Trail
      </ChipLink>
      <Chip isRemovable hiddenLabel="Remove filter">
        UK 8
      </Chip>
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Remove filter Trail' })).toBeVisible();
  },
};
