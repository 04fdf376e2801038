import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { label: 'Search', placeholder: 'Search shoes, sports, teams' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'tempo');
    await expect(field).toHaveValue('tempo');
  },
};
export const Playground: Story = { args: { defaultValue: 'trail' } };
