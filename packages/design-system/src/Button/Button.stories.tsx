import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HeartIcon } from '../Icon/icons.tsx';
import { Band } from '../layout/Band.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['ready'],
  parameters: {
    needs: [
      'do something on this page',
      'send a form',
      'show that an act is under way',
      'join the membership',
    ],
  },
  args: { children: 'Add to bag', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a view: Tab focuses it, Enter and Space press it. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Add to bag' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** All props can be tried. */
export const Playground: Story = { args: { variant: 'secondary', size: 'small' } };

/** All variants side by side. */
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
    </Cluster>
  ),
};

/** Next to the main action. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'View bag' } };

/** Optional actions: clear, skip, go back. */
export const Tertiary: Story = { args: { variant: 'tertiary', children: 'Clear all' } };

/** Joining, and offers for members only. Once per view. */
export const Membership: Story = { args: { variant: 'accent', children: 'Join the squad' } };

/** Deletes something permanently. Ask for confirmation first. */
export const Destructive: Story = { args: { variant: 'destructive', children: 'Close my account' } };

/** Every variant adapts to a coloured background by itself. */
export const OnGrounds: Story = {
  render: () => (
    <>
      {(['band', 'accent'] as const).map((ground) => (
        <Band key={ground} ground={ground} style={{ padding: 24 }} aria-label={ground}>
          <Cluster>
            <Button>Read the boot test</Button>
            <Button variant="secondary">Find your fit</Button>
            <Button variant="tertiary">Not now</Button>
          </Cluster>
        </Band>
      ))}
    </>
  ),
};

/** Cannot be focused and does not explain why: prefer a button that answers with what is missing. */
export const Disabled: Story = {
  args: { disabled: true, children: 'Sold out' },
};

export const DisabledByKeyboard: Story = {
  ...Disabled,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).not.toHaveFocus();
  },
};

/** Keeps its width and focus, and ignores a second press. */
export const Submitting: Story = {
  args: { isBusy: true, busyLabel: 'Paying', children: 'Pay £272.00' },
};

export const PressedWhileSubmitting: Story = {
  ...Submitting,
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Paying' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

/** Without a `busyLabel` it keeps its name. */
export const SubmittingUnsaid: Story = {
  args: { isBusy: true, children: 'Apply', variant: 'secondary' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Apply' })).toBeInTheDocument();
  },
};

/** Fills its column. */
export const Wide: Story = { args: { isWide: true, children: 'Go to checkout' } };

/** German labels are a third longer and wrap. */
export const LongContent: Story = {
  args: { children: 'Benachrichtigung bei Verfügbarkeit anfordern und Größe merken', isWide: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
