import * as calls from '@touchline/contract/product/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import * as cards from '../productCard/ProductCard.fixtures.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { RecentlyViewedStore } from './RecentlyViewedStore.ts';

const seen = [cards.tempo, cards.tempoOnSale, cards.memberPriced, cards.longNamed, cards.soldOut];

function storeOf(answer: 'cards' | 'never' | 'offline', count = seen.length) {
  const ports = testPorts();
  if (answer === 'offline') ports.server.on(calls.listCards, 'offline');
  else if (answer === 'never') ports.server.on(calls.listCards, 'never');
  else ports.server.on(calls.listCards, { answer: { items: seen.slice(0, count) } });
  const store = new RecentlyViewedStore(ports, { session: { person: '' }, isAllowed: () => true });
  for (const { id } of seen.slice(0, count)) store.see({ id, model: id });
  void store.load();
  return store;
}

const meta = {
  title: 'Features/Catalogue/Recently viewed',
  component: RecentlyViewed,
  args: { store: storeOf('cards') },
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was looked at, or the visitor does not allow it: no heading, no space. */
export const Empty: Story = {
  args: { store: storeOf('cards', 0) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

/** The cards are on their way, in the place that they will take. */
export const Loading: Story = { args: { store: storeOf('never') } };

/** Products in one row, a sold-out one among them: it was looked at, too. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(await part.findByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    await expect(part.getAllByRole('article')).toHaveLength(5);
  },
};

/** By keyboard: the row takes the focus to be scrolled, then each card. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    const row = await part.findByRole('list', { name: 'Recently viewed' });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.tab();
    await expect(part.getAllByRole('link')[0]).toHaveFocus();
  },
};

/** The cards did not come: the page is shown without them. */
export const Failed: Story = {
  args: { store: storeOf('offline') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
