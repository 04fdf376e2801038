import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/Cluster.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  tags: ['ready'],
  parameters: { needs: ['mark a product as new', 'say that something is on sale', 'label a state'] },
  args: { children: 'Back in stock' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'accent', children: 'New' } };

/** What each tone is for. */
export const Tones: Story = {
  render: () => (
    <Cluster gap={8}>
      <Badge tone="accent">New</Badge>
      <Badge tone="sale">Sale</Badge>
      <Badge tone="ink">Members</Badge>
      <Badge>Back in stock</Badge>
    </Cluster>
  ),
};

/** Stays on one line: text that does not fit is too long. */
export const LongContent: Story = { args: { children: 'Wieder verfügbar' } };
