import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewPasswordField } from './NewPasswordField.tsx';

const meta = {
  title: 'Features/Sign-in/New password',
  component: NewPasswordField,
  args: { id: 'password', userName: 'maya@example.org', isStrong: false, problem: undefined },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its rules show while it has focus or content. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    // By its name a password manager knows whose password it is.
    const name = canvasElement.querySelector('input[autocomplete="username"]');
    await expect(name).toHaveValue('maya@example.org');
    await expect(name).not.toBeVisible();
  },
};

/** Nothing was typed. */
export const Missing: Story = { args: { problem: 'missing' } };

/** The back end refused it by its rules. */
export const Invalid: Story = { args: { problem: 'invalid' } };

/** One that everybody tries first. */
export const Common: Story = { args: { problem: 'common' } };

/** A market that asks for both cases, a digit and a symbol: the rules are ticked off while typing. */
export const StrongWhileTyping: Story = {
  args: { isStrong: true },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/password/i, { selector: 'input' }), 'Tram-7');
    await expect(canvas.getAllByRole('listitem').length).toBe(4);
  },
};
