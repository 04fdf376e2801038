import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

/** Fields that answer one question together. */
const meta = {
  title: 'Components/Fields/Fieldset',
  component: Fieldset,
  tags: ['ready'],
  parameters: { needs: ['group fields', 'ask for an address', 'name a group of choices'] },
  args: {
    legend: 'Delivery address',
    children: [<TextField key="first" label="First name" />, <TextField key="last" label="Last name" />],
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The group itself is not a tab stop: Tab moves from field to field. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery address' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { layout: 'halves', hint: 'As on your letters', action: <Link href="#book">Address book</Link> },
};

/** Side by side where there is room. */
export const Halves: Story = { args: { layout: 'halves' } };

/** The heading above already says the same; screen readers still get the name. */
export const HiddenLegend: Story = {
  args: { isLegendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery address' })).toBeVisible();
  },
};

/** What to do for the group as a whole. */
export const Invalid: Story = {
  args: { hint: 'As on your letters', error: 'Enter a name we can write on the parcel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'As on your letters Enter a name we can write on the parcel',
    );
  },
};

/** Disables all of its fields at once. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeDisabled();
  },
};

export const LongContent: Story = {
  args: {
    legend: 'Abweichende Rechnungsanschrift für Geschäftskundenbestellungen',
    hint: 'Umsatzsteuerrechtliche Pflichtangaben werden übernommen',
    error: 'Bitte mindestens einen Ansprechpartner angeben',
    action: <Link href="#adressen">Adressverwaltung</Link>,
    layout: 'halves',
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // Text about all fields is above them, never next to them.
    const bottomOf = (words: unknown) => canvas.getByText(String(words)).getBoundingClientRect().bottom;
    await expect(canvas.getByText(String(args.error)).getBoundingClientRect().top).toBeGreaterThan(
      bottomOf(args.hint),
    );
    await expect(canvas.getByText('First name').getBoundingClientRect().top).toBeGreaterThan(
      bottomOf(args.error),
    );
  },
};
