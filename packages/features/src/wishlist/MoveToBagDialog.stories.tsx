import { checkInventory } from '@touchline/contract/delivery/endpoints';
import { getProduct } from '@touchline/contract/product/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { basketOf, line } from '../cart/basket/Basket.fixtures.ts';
import { BagStore, type AddToBasket } from '../cart/bag/index.ts';
import { product as sample } from '../catalog/product/Product.fixtures.ts';
import { testPorts } from '../platform/ports/testPorts.ts';
import { MoveToBagDialog } from './MoveToBagDialog.tsx';
import { MoveToBagStore, type MoveToBagStatus } from './MoveToBagStore.ts';

const product = sample();
const [first] = product.variation_list;
const sku = first?.sku ?? '';
const inBag: AddToBasket = async () => ({
  ...{ kind: 'done', basket: basketOf([line({ productId: sku })]) },
});
const soldOut: AddToBasket = async () => ({ kind: 'refused', reason: 'SIZE_OUT_OF_STOCK' });

function storeIn(
  status: MoveToBagStatus,
  {
    add = inBag,
    isSlow = false,
    ...state
  }: { add?: AddToBasket; isSlow?: boolean; sku?: string; isSizeMissing?: boolean } = {},
) {
  const ports = testPorts();
  ports.server.on(checkInventory, 'offline');
  ports.server.on(getProduct, isSlow ? 'never' : { answer: product });
  const store = new MoveToBagStore(ports, new BagStore(add, ports), product.id);
  return Object.assign(store, { status, ...(status.kind === 'ready' ? { product } : {}), ...state });
}
const ready = { kind: 'ready' } as const;

const meta = {
  title: 'Features/Wishlist/Move to bag',
  component: MoveToBagDialog,
  args: { store: storeIn(ready), name: product.name, isOpen: true, onClose: fn(), onMoved: fn() },
  parameters: {
    layout: 'fullscreen',
    cannotBe: { Empty: 'A product has at least one size.' },
  },
} satisfies Meta<typeof MoveToBagDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Partial: Story = { args: { store: storeIn(ready, { sku }) } };
export const Loading: Story = { args: { store: storeIn({ kind: 'loading' }, { isSlow: true }) } };
export const Invalid: Story = { args: { store: storeIn(ready, { isSizeMissing: true }) } };
export const Gone: Story = { args: { store: storeIn({ kind: 'gone' }) } };
export const Offline: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };
export const LongContent: Story = { globals: { language: 'de' } };

/** Someone got there first: the bag says so, and another size can be chosen. */
export const Failed: Story = {
  args: {
    store: (() => {
      const store = storeIn(ready, { sku, add: soldOut });
      store.bag.error = { kind: 'SIZE_OUT_OF_STOCK' };
      return store;
    })(),
  },
};

/** The chosen size sold out since the list was opened: it says so before anything is moved, with what is left. */
export const FailedSoldOutMeanwhile: Story = {
  args: {
    store: Object.assign(
      storeIn(ready, {}),
      { lostSize: first?.size },
      {
        product: {
          ...product,
          variation_list: product.variation_list.map((size) =>
            size.sku === sku ? { ...size, availability_status: 'NOT_AVAILABLE' as const } : size,
          ),
        },
      },
    ),
  },
};

/** Another colour: its sizes are shown, the size stays chosen, and that colour goes to the bag. */
export const MovesAnotherColour: Story = {
  tags: ['!autodocs'],
  args: {
    store: (() => {
      const ports = testPorts();
      const black = {
        ...product,
        id: 'RR4102',
        variation_list: product.variation_list.map((size) => ({
          ...size,
          sku: size.sku.replace('RR4101', 'RR4102'),
        })),
      };
      ports.server.on(checkInventory, 'offline');
      ports.server.on(getProduct, { answer: product }, { answer: black });
      return new MoveToBagStore(ports, new BagStore(inBag, ports), product.id);
    })(),
    onMoved: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^9$/ }));
    const colours = within(screen.getByRole('navigation', { name: 'Colour' }));
    colours.getByRole('link', { name: 'Black / volt' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(colours.getByRole('link', { name: 'Black / volt' })).toHaveAttribute('aria-current', 'true'),
    );
    await waitFor(() => expect(args.store.sku).toBe('RR4102_590'));
    await expect(screen.getByRole('radio', { name: /^9$/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Move to bag' }));
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledOnce());
  },
};

/** A size is chosen and goes to the bag, by keyboard; without a size the grid says so. */
export const Moves: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn({ kind: 'loading' }), onMoved: fn() },
  play: async ({ args }) => {
    const move = await screen.findByRole('button', { name: 'Move to bag' });
    await userEvent.click(move);
    await waitFor(() => expect(screen.getByText('Choose a size first.')).toBeVisible());
    const size = screen
      .getAllByRole('radio')
      .find((radio) => !/sold out/.test(radio.getAttribute('aria-label') ?? ''));
    size?.focus();
    await userEvent.keyboard(' ');
    move.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledOnce());
  },
};
