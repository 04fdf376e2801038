import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineSelect } from './InlineSelect.tsx';
import { Select } from './Select.tsx';

const countries = ['United Kingdom', 'Germany', 'France'].map((name) => <option key={name}>{name}</option>);

const meta = {
  title: 'Components/Fields/Select',
  component: Select,
  tags: ['ready'],
  parameters: { needs: ['choose one of many', 'choose a country', 'sort a list', 'drop-down'] },
  args: { label: 'Country', children: countries, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the native list: a wheel on a phone, a menu on a desktop. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'Germany');
    await expect(list).toHaveValue('Germany');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** All props, to try out. */
export const Playground: Story = { args: { hint: 'Sets price and delivery', measure: 'medium' } };

/** Nothing is preselected: the first entry says so and submits nothing. */
export const Empty: Story = {
  args: {
    label: 'Title',
    mark: '(optional)',
    measure: 'short',
    children: ['', 'Ms', 'Mr', 'Mx'].map((name) => (
      <option key={name} value={name}>
        {name || 'Choose'}
      </option>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Title/ })).toHaveValue('');
  },
};

/** A long list in groups. */
export const Grouped: Story = {
  args: {
    label: 'Size',
    measure: 'medium',
    children: ['Women', 'Men'].map((name) => (
      <optgroup key={name} label={name}>
        {['UK 6', 'UK 7', 'UK 8'].map((size) => (
          <option key={size}>{`${name}, ${size}`}</option>
        ))}
      </optgroup>
    )),
  },
};

/** The error is between hint and field, and is read out with the field. */
export const Invalid: Story = {
  args: { hint: 'We deliver to these', error: 'Choose a country' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'We deliver to these Choose a country',
    );
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Follows the delivery address' } };

/** Text longer than the field ends in an ellipsis; the open list shows it in full. */
export const LongContent: Story = {
  args: {
    label: 'Bundesland oder Verwaltungsbezirk der Rechnungsanschrift',
    measure: 'medium',
    children: <option>Mecklenburg-Vorpommern, Landkreis Vorpommern-Greifswald</option>,
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Without a frame, for bars. */
export const Inline: Story = {
  render: () => (
    <InlineSelect label="Sort by">
      <option>Our pick</option>
      <option>Price, low to high</option>
    </InlineSelect>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(list.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
