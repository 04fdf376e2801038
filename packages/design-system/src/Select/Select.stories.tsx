import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InlineSelect } from './InlineSelect.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'Country',
    children: ['United Kingdom', 'Germany', 'France'].map((name) => <option key={name}>{name}</option>),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(list, 'Germany');
    await expect(list).toHaveValue('Germany');
  },
};
export const Playground: Story = { args: { hint: 'Sets price and delivery', measure: 'medium' } };
export const Invalid: Story = { args: { error: 'Choose a country' } };
export const Disabled: Story = { args: { disabled: true } };

/** Without a frame, in a bar. */
export const Inline: Story = {
  render: () => (
    <InlineSelect label="Sort by">
      <option>Our pick</option>
      <option>Price, low to high</option>
    </InlineSelect>
  ),
};
