import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  tags: ['ready'],
  parameters: { needs: ['turn a setting on or off', 'on/off at once', 'consent per purpose'] },
  args: { label: 'Price alerts', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space or a press anywhere on the line toggles it. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Price alerts' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Price alerts'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** All props, to try out. */
export const Playground: Story = {
  args: { description: 'One email when something you saved gets cheaper', states: { on: 'On', off: 'Off' } },
};

export const On: Story = { args: { defaultChecked: true } };

/** Shows the state as text too; screen readers get it from the switch. */
export const WithStates: Story = {
  args: { defaultChecked: true, states: { on: 'On', off: 'Off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On')).toBeVisible();
    await expect(canvas.getByText('Off')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText('Off')).toBeVisible();
    await expect(canvas.getByRole('switch')).toHaveAccessibleName('Price alerts');
  },
};

export const Disabled: Story = { args: { disabled: true, description: 'Needs an account' } };
export const DisabledOn: Story = {
  args: { label: 'Needed for the shop to work', defaultChecked: true, disabled: true },
};

export const LongContent: Story = {
  args: {
    label: 'Wiederverfügbarkeitsbenachrichtigungen',
    description: 'Benachrichtigungseinstellungen lassen sich jederzeit ändern',
    states: { on: 'Eingeschaltet', off: 'Ausgeschaltet' },
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
