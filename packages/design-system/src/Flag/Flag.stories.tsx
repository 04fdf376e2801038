import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { Flag } from './Flag.tsx';

const meta = {
  title: 'Components/Content/Flag',
  component: Flag,
  tags: ['ready'],
  parameters: { needs: ['show a country', 'choose a country or region'] },
  args: { country: 'gb', label: 'United Kingdom' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Standing alone it needs a name. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'United Kingdom' })).toBeVisible();
  },
};
export const Playground: Story = { tags: ['!test'], args: { country: 'de', label: 'Germany' } };

/** Every country with a drawn flag, and a plate with the country code for any other. */
export const Countries: Story = {
  render: () => (
    <Cluster>
      {['us', 'gb', 'de', 'fr', 'kr', 'xx'].map((country) => (
        <Flag key={country} country={country} label={country} width={48} height={32} />
      ))}
    </Cluster>
  ),
};

/** Next to the country's name a flag is decorative and has no accessible name. */
export const Decorative: Story = {
  args: { label: undefined },
  render: (args) => (
    <Cluster gap={8}>
      <Flag {...args} /> United Kingdom
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** A country without a drawn flag. */
export const Empty: Story = { args: { country: 'is', label: 'Iceland' } };
