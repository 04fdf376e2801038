import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Cluster } from './Cluster.tsx';

const words = ['Trail', 'Road', 'Track', 'Cross-country', 'Fell', 'Treadmill', 'Orienteering', 'Walking'];
const badges = words.map((word) => <Badge key={word}>{word}</Badge>);

const meta = {
  title: 'Components/Layout/Cluster',
  component: Cluster,
  tags: ['ready'],
  parameters: { needs: ['put things side by side', 'a row of chips', 'break into lines'] },
  args: { children: badges },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side, wrapping to several lines when there is no space. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Playground: Story = { args: { gap: 24, justify: 'between' } };

/** The first item at the start, the last at the end. */
export const Between: Story = { args: { justify: 'between', children: badges.slice(0, 2) } };

export const AtEnd: Story = { args: { justify: 'end', children: badges.slice(0, 3) } };

/** In one scrolling line, for chips on a phone. Its items are focusable, so the keyboard scrolls it too. */
export const Scrolling: Story = {
  args: {
    isScrolling: true,
    children: words.map((word) => (
      <a key={word} href={`#${word}`}>
        {word}
      </a>
    )),
  },
  render: (args) => (
    <div style={{ inlineSize: 280, padding: 16, overflow: 'clip' }}>
      <Cluster {...args} />
    </div>
  ),
};
