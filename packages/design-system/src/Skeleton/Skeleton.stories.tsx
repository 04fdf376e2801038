import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['ready'],
  parameters: { needs: ['keep the place of what comes', 'show that a page loads'] },
  args: {},
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line of text. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeInTheDocument();
  },
};
export const Playground: Story = { args: { share: 0.5 } };

/** Picture, text and a control. */
export const Shapes: Story = {
  render: () => (
    <Stack style={{ inlineSize: 240 }}>
      <Skeleton shape="tile" />
      <Skeleton share={0.7} />
      <Skeleton shape="box" style={{ blockSize: 52 }} />
    </Stack>
  ),
};

/** Several skeletons for one request: loading is announced once, as text. */
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading products">
      <Cluster align="start">
        {[0.9, 0.6, 0.8].map((share) => (
          <Stack key={share} gap={8} style={{ inlineSize: 160 }}>
            <Skeleton shape="tile" />
            <Skeleton share={share} />
            <Skeleton share={share / 2} />
          </Stack>
        ))}
      </Cluster>
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(1);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading products');
  },
};
