import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioList } from './RadioList.tsx';

const meta = {
  title: 'Components/Fields/RadioList',
  component: RadioList,
  tags: ['ready'],
  parameters: {
    needs: ['choose one of a few', 'ask a question with three answers', 'ask a yes/no question in a form'],
  },
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

/** Arrow keys move and choose, as in any radio group; they skip disabled options and wrap at the end. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How often' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Every week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenCalledWith('month');
    await expect(canvas.getByRole('radio', { name: /Every month/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Every week' })).toBeChecked();
  },
};

/** All props, to try out. */
export const Playground: Story = { args: { hint: 'Change it any time' } };

/** Nothing is preselected: Tab goes to the first option, Space chooses it. */
export const Empty: Story = {
  args: { defaultValue: undefined, isRequired: true },
};

export const ChosenBySpace: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const first = canvas.getByRole('radio', { name: 'Every week' });
    await expect(first).toBeRequired();
    await userEvent.tab();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};

/** Two short answers side by side. */
export const Inline: Story = {
  args: {
    legend: 'Is it a present?',
    isInline: true,
    defaultValue: 'no',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
};

export const Invalid: Story = {
  args: { defaultValue: undefined, error: 'Choose how often' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose how often');
  },
};

/** The fieldset disables all options. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const LongContent: Story = {
  args: {
    legend: 'Benachrichtigungshäufigkeit',
    options: [
      {
        value: 'a',
        label: 'Wiederverfügbarkeitsbenachrichtigungen wöchentlich zusammengefasst',
        description: 'Abbestellung jederzeit in den Benachrichtigungseinstellungen',
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
