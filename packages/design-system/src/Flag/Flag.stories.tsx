import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/Cluster.tsx';
import { Flag } from './Flag.tsx';

const meta = {
  title: 'Components/Brand/Flag',
  component: Flag,
  args: { country: 'gb', label: 'United Kingdom' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { country: 'de', label: 'Germany' } };

/** Every country we sell to, and the plate for one we do not know. */
export const Countries: Story = {
  render: () => (
    <Cluster>
      {['us', 'gb', 'de', 'fr', 'kr', 'xx'].map((country) => (
        <Flag key={country} country={country} label={country} width={48} height={32} />
      ))}
    </Cluster>
  ),
};
