import * as baskets from '@touchline/contract/basket/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { basketOf, strike, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { readyBasket, returning } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pay } from './payInStory.ts';
import { scriptedFrames } from './scriptedFrames.ts';

/** Orders that are refused because something has changed since the page was loaded. */
const meta = {
  title: 'Features/Checkout/Refused',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: returning().store, frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const soldOut = returning(({ server }) => {
  const details = { productIds: ['TL5001_0003'] };
  server.on(orders.placeOrder, {
    status: 409,
    error: { errorCode: 'ReservationFailure', message: '', details },
  });
});
/** Another shopper bought the last one: the shopper returns to the bag, which says so. */
export const SoldOut: Story = {
  args: { store: soldOut.store },
  parameters: { requirements: ['C4.46'] },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await waitFor(() => expect(soldOut.visited).toEqual(['/cart']));
    await expect(soldOut.basket.reservationFailedErrorProducts).toEqual(['TL5001_0003']);
  },
};

/** The total has changed: the page says so, and charges only after another press. */
export const PriceChanged: Story = {
  parameters: { requirements: ['C8.68'] },
  args: {
    store: returning(({ server }) => {
      const cheaper = readyBasket({ pricing: basketOf([tempo, strike]).pricing });
      server
        .on(orders.placeOrder, { status: 409, error: { errorCode: 'AmountMismatch', message: '' } })
        .on(baskets.getBag, { answer: cheaper });
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    await expect(await page.findByText('The total is £240.00 now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay £240.00' })).toBeVisible();
  },
};

/** One person may buy only so many of a product: the page says how many are left, and where to change the bag. */
export const PersonLimitReached: Story = {
  args: {
    store: returning(({ server }) => {
      const details = { productId: 'RR4101', productName: 'Tempo 4', max: 2, left: 1 };
      server.on(orders.placeOrder, {
        status: 409,
        error: { errorCode: 'PersonLimitReached', message: '', details },
      });
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    await expect(await page.findByText('2 of Tempo 4 per person at most')).toBeVisible();
    await expect(page.getByText(/You can buy 1 more/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the bag' })).toBeVisible();
  },
};
