import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioList } from './RadioList.tsx';

const meta = {
  title: 'Components/Forms/RadioList',
  component: RadioList,
  args: {
    legend: 'How often',
    options: [
      { value: 'week', label: 'Every week' },
      { value: 'month', label: 'Every month', description: 'Two emails' },
      { value: 'never', label: 'Never', isDisabled: true },
    ],
    defaultValue: 'week',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move and choose, as in any radio group. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledWith('month');
    await expect(within(canvasElement).getByRole('radio', { name: /Every month/ })).toBeChecked();
  },
};
export const Playground: Story = { args: { hint: 'Change it any time' } };
export const Invalid: Story = { args: { error: 'Choose how often' } };
