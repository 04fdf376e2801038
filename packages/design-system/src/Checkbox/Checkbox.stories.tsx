import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Use this address for the invoice too' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText(/invoice/));
    await expect(box).not.toBeChecked();
  },
};
export const Playground: Story = {
  args: { label: 'Road running', detail: '86', description: 'Roads and tracks' },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Invalid: Story = { args: { label: 'I have read the terms', error: 'Tick the box to go on' } };
export const Disabled: Story = { args: { disabled: true } };
