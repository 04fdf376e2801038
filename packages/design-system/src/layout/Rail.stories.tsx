import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Panel } from './Panel.tsx';
import { Rail } from './Rail.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <Panel>Card {index + 1}</Panel>
    </li>
  ));

const meta = {
  title: 'Components/Layout/Rail',
  component: Rail,
  tags: ['ready'],
  parameters: {
    layout: 'fullscreen',
    needs: ['products in one line', 'scroll sideways', 'a shelf of products'],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 40, overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Sizes going fast', children: cards(12) },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named, focusable list: the arrow keys scroll it. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const rail = within(canvasElement).getByRole('list', { name: 'Sizes going fast' });
    await userEvent.tab();
    await expect(rail).toHaveFocus();
    await expect(rail.scrollWidth).toBeGreaterThan(rail.clientWidth);
    rail.scrollBy({ left: 200 });
    await waitFor(() => expect(rail.scrollLeft).toBeGreaterThan(0));
    rail.scrollTo({ left: 0 });
  },
};

export const Playground: Story = { args: { label: 'Seen before' } };

/** Few items fit in the line: nothing scrolls. */
export const Partial: Story = { args: { children: cards(2) } };
