import type { Meta, StoryObj } from '@storybook/react-vite';
import { addItems } from '@touchline/contract/client/basket';
import { getAvailability, getProduct } from '@touchline/contract/product/endpoints';
import { expect, within } from 'storybook/test';
import { BagStore } from '../../cart/bag/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { freshStock, product } from './Product.fixtures.ts';
import { ProductPage } from './ProductPage.tsx';
import { ProductStore } from './ProductStore.ts';

const limited = product({ maxPerPerson: 2 });

function shop() {
  const ports = testPorts();
  ports.server.on(getProduct, { answer: limited }).on(getAvailability, { answer: freshStock });
  const bag = new BagStore((item) => addItems(ports.call, undefined, [item]), ports);
  return { store: new ProductStore(ports), bag };
}

const meta = {
  title: 'Features/Product/Limit per person',
  component: ProductPage,
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      ...{ Loading: 'See Product page.', Failed: 'See Product page.', Offline: 'See Product page.' },
      ...{ Empty: 'See Product page.' },
    },
  },
  args: shop(),
  loaders: [
    async () => {
      const made = shop();
      await made.store.load(limited.id);
      return { made };
    },
  ],
  render: (args, { loaded }) => (
    <main>
      <ProductPage {...args} {...(loaded['made'] as ReturnType<typeof shop>)} />
    </main>
  ),
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One person may buy only so many, of all sizes and in all orders together: said above the button. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 per person at most.')).toBeVisible();
  },
};
