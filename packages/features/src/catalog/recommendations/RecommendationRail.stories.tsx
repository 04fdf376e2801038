import * as calls from '@touchline/contract/recommendation/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import * as cards from '../productCard/ProductCard.fixtures.ts';
import { RecommendationRail } from './RecommendationRail.tsx';
import { RecommendationRailStore } from './RecommendationRailStore.ts';
import { recommendationsOf } from './Recommendations.fixtures.ts';

const products = [cards.tempo, cards.tempoOnSale, cards.memberPriced, cards.longNamed].map((card, at) => ({
  ...card,
  id: `${card.id}-${at}`,
}));

function storeOf(answer: 'products' | 'never' | 'offline') {
  const ports = testPorts();
  if (answer === 'products')
    ports.server.on(calls.getRecommendations, { answer: recommendationsOf([...products, ...sixteenth()]) });
  else ports.server.on(calls.getRecommendations, answer);
  const store = new RecommendationRailStore(ports);
  void store.load({ seeds: ['TL4101'] });
  return store;
}

/** The rest of sixteen products. */
function sixteenth() {
  return Array.from({ length: 12 }, (_, at) => cards.summary({ id: `M${at}`, name: `Model ${at + 5}` }));
}

const meta = {
  title: 'Features/Catalogue/Recommendation rail',
  component: RecommendationRail,
  args: { store: storeOf('products'), basis: 'product' },
} satisfies Meta<typeof RecommendationRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the way, in the place that the products will take. */
export const Loading: Story = { args: { store: storeOf('never') } };

/** Sixteen products that go with the one on show, in pictures of 276 px. */
export const Ready: Story = {
  parameters: { requirements: ['A9.33'] },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(await part.findByRole('heading', { name: 'Others also looked at' })).toBeVisible();
    await expect(part.getAllByRole('article')).toHaveLength(16);
    const picture = canvasElement.querySelector('article [sizes]');
    await expect(picture?.getAttribute('sizes')).toContain('276px');
  },
};

/** In the bag. */
export const OfTheBag: Story = { args: { basis: 'bag' } };

/** On the home page, from what was looked at. */
export const OfRecentViews: Story = { args: { basis: 'views' } };

/** By keyboard: the row takes the focus to be scrolled, then each card. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    const row = await part.findByRole('list', { name: 'Others also looked at' });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.tab();
    await expect(part.getAllByRole('link')[0]).toHaveFocus();
  },
};

/** They did not load: the page is shown without them. */
export const Failed: Story = {
  args: { store: storeOf('offline') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
