import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import { RuleList } from './RuleList.tsx';

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show', hideLabel: 'Hide' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until the shopper asks to see it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await userEvent.type(field, 'three random words');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hide' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Playground: Story = { args: { hint: '12 characters or more', autoComplete: 'new-password' } };

export const Partial: Story = {
  args: {
    autoComplete: 'new-password',
    defaultValue: 'maya2026',
    footer: (
      <RuleList
        rules={[
          { text: '12 characters or more (8 so far)', state: 'open' },
          { text: 'Not on the list of leaked passwords', state: 'kept', stateLabel: 'kept' },
          { text: 'Contains your name: choose something else', state: 'broken', stateLabel: 'not kept' },
        ]}
      />
    ),
  },
};
