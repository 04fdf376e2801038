import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  tags: ['ready'],
  parameters: {
    needs: ['ask a yes/no question', 'agree to terms', 'tick a filter', 'opt in to a newsletter'],
  },
  args: { label: 'Use this address for the invoice too' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space or a press on the label toggles the box. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/invoice/));
    await expect(box).not.toBeChecked();
  },
};

/** All props can be tried. */
export const Playground: Story = {
  args: { label: 'Road running', detail: '86', description: 'Roads and tracks' },
};

export const Checked: Story = { args: { defaultChecked: true } };

/** Stands for several boxes, some of which are ticked. `CheckboxGroup` sets it automatically. */
export const Indeterminate: Story = {
  args: { label: 'All sports', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

/** The error is read together with the box. */
export const Invalid: Story = {
  args: { label: 'I have read the terms', error: 'Tick the box to go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box to go on');
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, description: 'Only for addresses in this country' },
};

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

/** The box stays aligned with the first line. */
export const LongContent: Story = {
  args: {
    label: 'Benachrichtigungen über Wiederverfügbarkeit und Größennachbestellungen abonnieren',
    description: 'Abbestellung jederzeit in den Kontoeinstellungen unter Benachrichtigungseinstellungen',
    detail: '1.280',
  },
  decorators: [(Story) => <div style={{ inlineSize: 248 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
