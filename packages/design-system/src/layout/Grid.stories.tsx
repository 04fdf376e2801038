import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from './Grid.tsx';
import { Panel } from './Panel.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <Panel>Card {index + 1}</Panel>
    </li>
  ));

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  tags: ['ready'],
  parameters: { needs: ['lay products out in rows', 'put parts side by side', 'two or three columns'] },
  args: { children: cards(8) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns on a phone, up to five on the widest screen. A list, so screen readers announce the number of items. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('list')).toBeVisible();
    await expect(page.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Playground: Story = { args: { columns: 'tiles' } };

/** One column fewer, because the filters are next to it. */
export const BesideFilters: Story = { args: { columns: 'cards-beside-filters' } };

/** Boxes of equal width, below each other on a phone; not a list. */
export const Halves: Story = {
  args: {
    columns: 'halves',
    children: (
      <>
        <Panel>Words</Panel>
        <Panel>Picture</Panel>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const Thirds: Story = {
  args: {
    columns: 'thirds',
    children: (
      <>
        <Panel>Delivery</Panel>
        <Panel>Returns</Panel>
        <Panel>Repair</Panel>
      </>
    ),
  },
};

/** One tile spans two columns, so that the last row is full. */
export const WideTile: Story = {
  args: {
    children: (
      <>
        <li data-span="2">
          <Panel>Read the boot test</Panel>
        </li>
        {cards(6)}
      </>
    ),
  },
};

/** A single card keeps the width of one column. */
export const Partial: Story = { args: { children: cards(1) } };

export const LongContent: Story = {
  args: {
    children: (
      <>
        <li>
          <Panel>Rechtsschutzversicherungsgesellschaften</Panel>
        </li>
        {cards(1)}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
