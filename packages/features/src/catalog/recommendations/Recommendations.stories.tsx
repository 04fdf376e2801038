import * as calls from '@touchline/contract/product/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { shownCards } from '../productCard/index.ts';
import * as cards from '../productCard/ProductCard.fixtures.ts';
import { Recommendations } from './Recommendations.tsx';
import { RecommendationsStore } from './RecommendationsStore.ts';

const links = [
  { label: 'Men', path: '/men' },
  { label: 'Women', path: '/women' },
  { label: 'Sale', path: '/sale' },
];
function failed() {
  const ports = testPorts();
  ports.server.on(calls.listProducts, 'offline');
  const store = new RecommendationsStore(ports, '/new');
  void store.load();
  return store;
}

const meta = {
  title: 'Features/Catalogue/Recommendations',
  component: Recommendations,
  args: {
    links,
    store: RecommendationsStore.fromSnapshot(testPorts(), '/new', {
      products: shownCards([cards.tempo, cards.tempoOnSale, cards.memberPriced, cards.longNamed]),
    }),
  },
} satisfies Meta<typeof Recommendations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One row of new products. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByRole('heading', { name: 'Just in' })).toBeVisible();
    await expect(part.getAllByRole('article')).toHaveLength(4);
    await expect(part.getByRole('group', { name: '4 of 4' })).toBeInTheDocument();
  },
};

/** The products failed to load: links to categories are shown instead. */
export const Failed: Story = {
  args: { store: failed() },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/gb/women');
  },
};

/** Neither products nor links: renders nothing, not even a heading. */
export const Empty: Story = {
  args: { store: failed(), links: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
