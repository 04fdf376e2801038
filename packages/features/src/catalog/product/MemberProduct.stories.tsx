import type { Meta, StoryObj } from '@storybook/react-vite';
import { addItems } from '@touchline/contract/client/basket';
import { getAvailability, getProduct } from '@touchline/contract/product/endpoints';
import { expect, within } from 'storybook/test';
import { BagStore } from '../../cart/bag/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { freshStock, product } from './Product.fixtures.ts';
import { ProductPage } from './ProductPage.tsx';
import { ProductStore } from './ProductStore.ts';

const base = product();
const forMembers = product({
  pricing_information: { ...base.pricing_information, memberPrice: 115 },
});

function shop() {
  const ports = testPorts();
  ports.server.on(getProduct, { answer: forMembers }).on(getAvailability, { answer: freshStock });
  const bag = new BagStore((item) => addItems(ports.call, undefined, [item]), ports);
  return { store: new ProductStore(ports), bag };
}

const meta = {
  title: 'Features/Product/Member prices',
  component: ProductPage,
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      ...{ Loading: 'See Product page.', Failed: 'See Product page.', Offline: 'See Product page.' },
      ...{ Empty: 'See Product page.' },
    },
  },
  args: { ...shop(), isMember: true },
  loaders: [
    async () => {
      const made = shop();
      await made.store.load(forMembers.id);
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

/** A member sees the price for members, and the button in the colours of the membership. */
export const Default: Story = {
  parameters: { requirements: ['A1.13', 'A1.14', 'A6.03'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Your member price: £115')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to bag' })).toHaveAttribute('data-variant', 'accent');
  },
};

/** Everybody else sees the same price line, and the usual button. */
export const SignedOut: Story = {
  args: { isMember: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('£115 for members')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to bag' })).toHaveAttribute('data-variant', 'primary');
  },
};
