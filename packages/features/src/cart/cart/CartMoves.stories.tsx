import * as calls from '@touchline/contract/basket/endpoints';
import { SnackbarQueue, SnackbarRegion } from '@touchline/design-system/Snackbar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { basketOf, fullBasket, line, strike, tee, tempo } from '../basket/Basket.fixtures.ts';
import { bag, removable } from './Cart.fixtures.ts';
import { CartPage } from './CartPage.tsx';

const meta = {
  title: 'Features/Bag/Bag, moves',
  component: CartPage,
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      Loading: 'See Cart: it has no lines yet.',
      Empty: 'See Cart: there is nothing to move.',
      Offline: 'Saving works in the browser; a removal that fails is in Cart.',
    },
  },
  args: { snackbars: new SnackbarQueue(), store: bag(fullBasket()).store },
  render: (args) => (
    <>
      <main>
        <CartPage {...args} />
      </main>
      <SnackbarRegion queue={args.snackbars} closeLabel="Close" />
    </>
  ),
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each line can go to the wishlist. */
export const Default: Story = {};

/** Where the market lets a line be sent apart: one is, and says so. */
export const ReadySentApart: Story = {
  args: {
    store: bag(
      {
        ...fullBasket(),
        shipmentList: [tempo, { ...strike, isSeparate: true }].map((each, at) => ({
          ...{ shipmentId: `s-${at}`, shipmentType: 'regular' as const, productLineItemList: [each] },
        })),
      },
      { kind: 'ready' },
      { multiShipping: true },
    ).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Sent separately/)).toBeVisible();
    await expect(page.getByRole('button', { name: /with the rest$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /separately$/ })).toBeVisible();
  },
};

/** Some of it is sold out: it can go to the wishlist in one step. */
export const Partial: Story = {
  args: { store: bag(basketOf([line({ availableQuantity: 0 }), tee])).store },
};

/** Moved to the wishlist by keyboard, and back: the wishlist gets it and loses it again. */
export const MovedToWishlist: Story = {
  tags: ['!autodocs'],
  args: { store: removable(), snackbars: new SnackbarQueue() },
  play: async ({ canvasElement, args: { store } }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: 'Move Tempo 4, UK 8 to the wishlist' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(2));
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(page.getByText('Tempo 4, UK 8 is in the wishlist now.')).toBeVisible());
    await expect(store.productsMovedToWishlist).toEqual(['TL4101']);
    page.getByRole('button', { name: 'Put it back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('link', { name: 'Tempo 4' })).toHaveFocus());
    await expect(store.productsMovedToWishlist).toEqual([]);
  },
};

/** The wishlist has no room: the line stays and says why. */
export const FailedWishlistFull: Story = {
  args: {
    store: Object.assign(bag(fullBasket()).store, {
      moveRefusal: { itemId: 'line-1', kind: 'full' as const },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The wishlist is full.');
  },
};

/** A flash sale has ended whose price the shopper saw: what is left of it can be taken out. */
export const PartialFlashEnded: Story = {
  args: {
    store: bag(
      basketOf([{ ...strike, pricing: { ...strike.pricing, previousPrice: 70 } }, tee], { flashTimeLeft: 0 }),
    ).store,
  },
};

function soldOutAndMore() {
  const { store, server } = bag(basketOf([line({ availableQuantity: 0 }), tee]));
  server.on(calls.deleteItem, { answer: basketOf([tee]) });
  return store;
}

/** What is sold out goes to the wishlist in one step. */
export const MovesSoldOut: Story = {
  tags: ['!autodocs'],
  args: { store: soldOutAndMore(), snackbars: new SnackbarQueue() },
  play: async ({ canvasElement, args: { store } }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Move what is sold out to the wishlist' }));
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(1));
    await expect(page.queryByText(/sort out before checkout/)).toBeNull();
    await expect(store.productsMovedToWishlist).toEqual(['TL4101']);
  },
};
