import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { readDateOfBirth } from './dateOfBirth.ts';
import type { DateOfBirth } from './dateOfBirth.ts';
import { DateOfBirthField } from './DateOfBirthField.tsx';

/** A date of birth, in the order in which the language writes it. */
const meta = {
  title: 'Components/Fields/DateOfBirthField',
  component: DateOfBirthField,
  tags: ['ready'],
  parameters: { needs: ['ask for a date of birth', 'check an age', 'ask for a date one knows by heart'] },
  args: {
    legend: 'Date of birth',
    hint: 'Like 27 3 1990',
    name: 'birth',
    locale: 'en-GB',
    partLabels: { day: 'Day', month: 'Month', year: 'Year' },
  },
} satisfies Meta<typeof DateOfBirthField>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvasElement: HTMLElement, role: 'textbox' | 'combobox') =>
  within(canvasElement)
    .getAllByRole<HTMLInputElement>(role)
    .map((part) => part.labels?.[0]?.textContent);

/** Three short fields, one Tab apart; the browser can autofill all of them. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'Like 27 3 1990',
    );
    await expect(order(canvasElement, 'textbox')).toEqual(['Day', 'Month', 'Year']);
    await userEvent.tab();
    await userEvent.keyboard('27');
    await userEvent.tab();
    await userEvent.keyboard('3');
    await userEvent.tab();
    await userEvent.keyboard('1990');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1990');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveAttribute('autocomplete', 'bday-day');
  },
};

export const Playground: Story = { args: { mark: '(optional)' } };

/** American English puts the month first. */
export const MonthFirst: Story = {
  args: { locale: 'en-US', hint: 'Like 3 27 1990' },
  play: async ({ canvasElement }) => {
    await expect(order(canvasElement, 'textbox')).toEqual(['Month', 'Day', 'Year']);
  },
};

/** Korean puts the year first, then month and day. */
export const YearFirst: Story = {
  args: {
    legend: '생년월일',
    hint: '예: 1990 3 27',
    locale: 'ko',
    partLabels: { day: '일', month: '월', year: '년' },
  },
  play: async ({ canvasElement }) => {
    await expect(order(canvasElement, 'textbox')).toEqual(['년', '월', '일']);
  },
};

/** Three select lists: no mistyped digits, months by name. */
export const Selects: Story = {
  args: {
    control: 'selects',
    legend: 'Geburtsdatum',
    hint: undefined,
    locale: 'de',
    partLabels: { day: 'Tag', month: 'Monat', year: 'Jahr' },
    years: { from: 1900, to: 2010 },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(order(canvasElement, 'combobox')).toEqual(['Tag', 'Monat', 'Jahr']);
    const month = canvas.getByRole('combobox', { name: 'Monat' });
    await userEvent.selectOptions(month, 'März');
    await expect(month).toHaveValue('3');
    const years = within(canvas.getByRole('combobox', { name: 'Jahr' })).getAllByRole('option');
    await expect(years[1]).toHaveTextContent('2010');
    await expect(years.at(-1)).toHaveTextContent('1900');
  },
};

/** Only the part that needs correcting is marked. */
export const InvalidMonth: Story = {
  args: {
    defaultValue: { day: '27', month: '13', year: '1990' },
    error: 'Enter a month from 1 to 12',
    invalidParts: ['month'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).not.toBeInvalid();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Like 27 3 1990 Enter a month from 1 to 12',
    );
  },
};

/** Nothing was typed: all parts are marked. */
export const Invalid: Story = { args: { error: 'Enter your date of birth' } };

const words: Record<Exclude<DateOfBirth['kind'], 'valid'>, string> = {
  missing: 'Enter your date of birth',
  incomplete: 'Enter the day, the month and the year',
  impossible: 'Enter a real date',
  future: 'Enter a date in the past',
  tooLongAgo: 'Enter a year after 1899',
  tooYoung: 'You must be 16 or older to join',
};

function Joining() {
  const [typed, setTyped] = useState({ day: '', month: '', year: '' });
  const [read, setRead] = useState<DateOfBirth>();
  const wrong = read && read.kind !== 'valid' ? read : undefined;
  return (
    <Form
      errors={wrong ? [{ fieldId: `joined-${wrong.parts[0]}`, message: words[wrong.kind] }] : []}
      onSubmit={(event) => {
        event.preventDefault();
        setRead(readDateOfBirth(typed, { today: '2026-11-21', minAge: 16 }));
      }}
    >
      <DateOfBirthField
        id="joined"
        legend="Date of birth"
        locale="en-GB"
        partLabels={{ day: 'Day', month: 'Month', year: 'Year' }}
        value={typed}
        onDateChange={(part, digits) => setTyped({ ...typed, [part]: digits })}
        error={wrong && words[wrong.kind]}
        invalidParts={wrong?.parts}
      />
      <Button type="submit">Join</Button>
      {read?.kind === 'valid' ? <p role="status">Born {read.iso}</p> : null}
    </Form>
  );
}

/** With `readDateOfBirth` and `Form`: the focus moves to the wrong part, and the result is `1990-03-07`. */
export const Validated: Story = {
  render: () => <Joining />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '7');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    const month = canvas.getByRole('textbox', { name: 'Month' });
    await expect(month).toHaveFocus();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(words.incomplete);
    await userEvent.keyboard('3{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Born 1990-03-07');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: { day: '27', month: '3', year: '1990' } },
};

export const LongContent: Story = {
  args: {
    legend: 'Geburtsdatum der erziehungsberechtigten Person',
    hint: 'Wird ausschließlich für die Altersüberprüfung verwendet',
    locale: 'de',
    control: 'selects',
    partLabels: { day: 'Geburtstag', month: 'Geburtsmonat', year: 'Geburtsjahr' },
    error: 'Bitte ein vollständiges Geburtsdatum eingeben',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
