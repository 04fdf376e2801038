import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { share: 0.5 } };
export const Shapes: Story = {
  render: () => (
    <Stack style={{ inlineSize: 240 }}>
      <Skeleton shape="tile" />
      <Skeleton share={0.7} />
      <Skeleton shape="box" style={{ blockSize: 52 }} />
    </Stack>
  ),
};
