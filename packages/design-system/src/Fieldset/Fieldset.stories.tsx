import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  title: 'Components/Forms/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Delivery address',
    children: [<TextField key="first" label="First name" />, <TextField key="last" label="Last name" />],
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Delivery address' })).toBeVisible();
  },
};
export const Playground: Story = {
  args: { layout: 'halves', hint: 'As on your letters', action: <Link href="#book">Address book</Link> },
};
export const Invalid: Story = { args: { error: 'Enter a name we can write on the parcel' } };
