import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Content/Heading',
  component: Heading,
  args: { level: 2, children: 'New this week' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 1, look: 'editorial', children: 'Studs, not spikes' } };

/** Every look, largest first. */
export const Looks: Story = {
  render: () => (
    <Stack>
      {(['title', 'editorial', 'index', 'product', 'section', 'head', 'label'] as const).map((look) => (
        <Heading key={look} level={2} look={look}>
          Studs, not spikes
        </Heading>
      ))}
    </Stack>
  ),
};

/** German gives up width before it gives up size. */
export const LongContent: Story = {
  args: { level: 1, lang: 'de', children: 'Wiederverwendbare Trinkflaschen' },
};
