import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const sports = [
  { value: 'running', label: 'Running' },
  { value: 'football', label: 'Football' },
  { value: 'tennis', label: 'Tennis' },
];

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['ready'],
  parameters: {
    needs: ['choose several', 'select all', 'filter by several values', 'choose topics of a newsletter'],
  },
  args: { legend: 'What do you play?', options: sports, defaultValue: ['running'], onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab moves from box to box, Space toggles. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What do you play?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Football' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['running', 'football']);
  },
};

/** All props can be tried. */
export const Playground: Story = { args: { hint: 'Choose any that fit', allLabel: 'All of them' } };

/** The first box stands for all: mixed when some are ticked; one press ticks all, another clears them. */
export const WithAll: Story = {
  args: { allLabel: 'All sports' },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All sports' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['running', 'football', 'tennis']);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tennis' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBePartiallyChecked();
  },
};

/** Nested groups: each group's box stands for the boxes below it. */
export const Nested: Story = {
  args: {
    legend: 'Category',
    allLabel: 'Everything',
    defaultValue: ['road'],
    options: [
      {
        value: 'shoes',
        label: 'Shoes',
        detail: '112',
        options: [
          { value: 'road', label: 'Road', detail: '64' },
          { value: 'trail', label: 'Trail', detail: '48' },
        ],
      },
      { value: 'balls', label: 'Balls', detail: '16' },
    ],
  },
  play: async ({ args, canvas }) => {
    const shoes = canvas.getByRole('checkbox', { name: /Shoes/ });
    await expect(canvas.getByRole('group', { name: /Shoes/ })).toBeVisible();
    await expect(shoes).toBePartiallyChecked();
    await userEvent.click(shoes);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['road', 'trail']);
    await expect(shoes).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Everything' })).toBePartiallyChecked();
  },
};

/** The box for all does not tick disabled options. */
export const PartlyDisabled: Story = {
  args: {
    allLabel: 'All sports',
    options: [
      ...sports,
      { value: 'curling', label: 'Curling', description: 'Back in winter', isDisabled: true },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All sports' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['running', 'football', 'tennis']);
  },
};

export const Invalid: Story = {
  args: { defaultValue: [], error: 'Choose one sport or more' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose one sport or more');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongContent: Story = {
  args: {
    legend: 'Benachrichtigungseinstellungen',
    allLabel: 'Sämtliche Benachrichtigungen',
    options: [
      {
        value: 'stock',
        label: 'Wiederverfügbarkeitsbenachrichtigungen',
        options: [{ value: 'sizes', label: 'Größennachbestellungsbenachrichtigungen', detail: '12' }],
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
