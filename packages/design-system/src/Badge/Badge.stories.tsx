import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/Cluster.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Product/Badge',
  component: Badge,
  args: { children: 'Back in stock' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'accent', children: 'New' } };
export const Tones: Story = {
  render: () => (
    <Cluster gap={8}>
      {(['accent', 'sale', 'ink', 'plain'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          Members
        </Badge>
      ))}
    </Cluster>
  ),
};
