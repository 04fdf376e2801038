import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BagIcon, CloseIcon, HeartIcon, SearchIcon } from '../Icon/icons.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { CountBadge } from './CountBadge.tsx';
import { IconButton } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  tags: ['ready'],
  parameters: { needs: ['close something', 'save a product', 'show how many things are in the bag'] },
  args: { label: 'Save Tempo 4', children: <HeartIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by its label; at least 44 px wide and high. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const HeldDown: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save Tempo 4' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Playground: Story = { args: { variant: 'outlined' } };

/** The heart of a saved product is filled. */
export const Pressed: Story = { args: { 'aria-pressed': true } };

export const Disabled: Story = { args: { disabled: true } };

/** In bars, next to a large button, on pictures. */
export const Variants: Story = {
  render: () => (
    <Cluster>
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>
      <IconButton label="Save Tempo 4" variant="outlined">
        <HeartIcon />
      </IconButton>
      <IconButton label="Search" variant="floating">
        <SearchIcon />
      </IconButton>
    </Cluster>
  ),
};

/** The bag with its count: the label says it in words. */
export const WithCount: Story = {
  render: () => (
    <Cluster>
      <IconLink href="#bag" label="Bag, 2 items">
        <BagIcon />
        <CountBadge>2</CountBadge>
      </IconLink>
      <IconLink href="#bag" label="Bag, 99+ items">
        <BagIcon />
        <CountBadge>99+</CountBadge>
      </IconLink>
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  },
};
