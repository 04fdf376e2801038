import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HeartIcon } from '../Icon/icons.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['ready'],
  parameters: {
    needs: ['do something on this page', 'send a form', 'confirm or pay', 'show that an act is under way'],
  },
  args: { children: 'Add to bag', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one act of a view. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Every prop to try. */
export const Playground: Story = { args: { variant: 'secondary', size: 'small' } };

/** Every weight, side by side. */
export const Variants: Story = {
  render: () => (
    <Cluster>
      <Button>Add to bag</Button>
      <Button variant="secondary">View bag</Button>
      <Button variant="accent">Join the squad</Button>
      <Button variant="quiet">Add</Button>
      <Button variant="tertiary">Clear all</Button>
      <Button variant="destructive">Close my account</Button>
      <Button variant="secondary" size="small">
        Apply
      </Button>
      <Button variant="secondary">
        <HeartIcon size={20} /> Save
      </Button>
      <ButtonLink href="#checkout">Go to checkout</ButtonLink>
    </Cluster>
  ),
};

export const Disabled: Story = { args: { disabled: true, children: 'Sold out' } };

/** Keeps width and focus, and takes no second press. */
export const Submitting: Story = {
  args: { isBusy: true, busyLabel: 'Paying', children: 'Pay £272.00' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Paying' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** German runs a third longer and breaks into lines. */
export const LongContent: Story = {
  args: { children: 'Benachrichtigung bei Verfügbarkeit anfordern und Größe merken', isWide: true },
};
