import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';
import { hasBothCases, hasLength, hasNumber } from './passwordChecks.ts';

const rules = [
  { text: 'At least 8 characters', isMet: hasLength(8) },
  { text: 'At least 1 number', isMet: hasNumber },
  { text: 'Capital and small letters', isMet: hasBothCases },
];

const ruled = {
  autoComplete: 'new-password',
  rules,
  rulesTitle: 'Your password needs',
  ruleStateLabels: { kept: 'done', open: 'not yet' },
} as const;

/** A password, hidden until the shopper chooses to show it. */
const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  tags: ['ready'],
  parameters: { needs: ['ask for a password', 'choose a new password', 'show and hide what is typed'] },
  args: {
    label: 'Password',
    name: 'password',
    showLabel: 'Show',
    hideLabel: 'Hide',
    statusLabels: { visible: 'The password can be read', hidden: 'The password is hidden' },
    capsLockLabel: 'Caps Lock is on',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type, Tab to the button, press it twice: each press is announced. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.keyboard('three random words');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByText('The password can be read')).toHaveAttribute('role', 'status');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByText('The password is hidden')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { hint: 'As chosen when you joined', labelAction: <Link href="#forgotten">Forgotten it?</Link> },
};

/** The rules show while the field has focus or content, and hide otherwise. */
export const RulesWhenNeeded: Story = {
  args: ruled,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    const shown = () => canvas.queryAllByRole('listitem').map((item) => item.textContent);
    await expect(shown()).toEqual([]);
    await userEvent.click(field);
    await expect(shown()).toEqual([
      expect.stringContaining('At least 8 characters (not yet)'),
      expect.stringContaining('At least 1 number (not yet)'),
      expect.stringContaining('Capital and small letters (not yet)'),
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(shown()).toEqual([]);
    await userEvent.type(field, 'Maya');
    await userEvent.tab();
    await userEvent.tab();
    await expect(shown()).toHaveLength(3);
    await expect(field).toHaveAccessibleDescription(/Your password needs/);
  },
};

/** Some rules are met, others not yet; changes are announced after a pause. */
export const MeetsSomeRules: Story = {
  args: ruled,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'maya2026');
    const heard = () => canvas.getAllByRole('status').map((region) => region.textContent);
    await waitFor(() => expect(heard()).toContain('At least 8 characters: done. At least 1 number: done'));
    await userEvent.keyboard('M');
    await waitFor(() => expect(heard()).toContain('Capital and small letters: done'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(heard()).toContain('Capital and small letters: not yet'));
  },
};

/** All rules are met. */
export const Ready: Story = { args: { ...ruled, defaultValue: 'Maya2026' } };

/** The field was left with rules unmet: a cross marks what is missing. */
export const Invalid: Story = {
  args: { ...ruled, defaultValue: 'maya', error: 'Choose a password that keeps all rules below' },
};

/** Shown at the first key press, before a wrong password is submitted. */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'M', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock is on')).toBeVisible();
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.queryByText('Caps Lock is on')).not.toBeInTheDocument();
  },
};

/** Submitting hides the password again. */
export const HiddenOnSubmit: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <PasswordField {...args} />
        <div>
          <Button type="submit">Sign in</Button>
        </div>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toBeVisible();
  },
};

/** Pasting and password managers work. */
export const Pasted: Story = {
  args: ruled,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.paste('Correct horse 4');
    await expect(field).toHaveValue('Correct horse 4');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(within(canvas.getByRole('list')).getAllByText(/\(done\)/)).toHaveLength(3);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'three random words' } };

export const LongContent: Story = {
  args: {
    ...ruled,
    label: 'Neues Kundenkontopasswort',
    showLabel: 'Anzeigen',
    hideLabel: 'Verbergen',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    rulesTitle: 'Das Passwort braucht folgende Sicherheitsmerkmale',
    rules: [{ text: 'Groß- und Kleinbuchstaben sowie Satzzeichenkombinationen', isMet: hasBothCases }],
    error: 'Bitte ein Passwort mit ausreichenden Sicherheitsmerkmalen wählen',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
