import * as baskets from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { line, strike, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { nextDay, standard } from './Checkout.fixtures.ts';
import { readyBasket, returning } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

const later = { from: '2026-12-14', to: '2026-12-14' };
const options = [
  standard,
  nextDay,
  { ...standard, shipmentId: 's-2', delivery: { from: '2026-12-15', to: '2026-12-17' } },
  { ...nextDay, shipmentId: 's-2', delivery: later },
];
const lineIn = (id: string, price: number) => ({
  ...{ id, shippingType: id === 'express' ? ('express' as const) : ('home' as const) },
  ...{ name: 'DPD', pricing: { price } },
});

/** A bag in two parcels: an item in stock, and two sizes of a pre-order. */
function inTwoParcels(second: 'standard' | 'express' = 'standard', change: Partial<Basket> = {}): Basket {
  const basket = readyBasket(change);
  const shippingMinor = second === 'express' ? 5.95 : 0;
  return {
    ...basket,
    shipmentList: [
      {
        ...{ shipmentId: 's-1', shipmentType: 'regular', productLineItemList: [tempo] },
        shippingLineItem: lineIn('standard', 0),
      },
      {
        ...{ shipmentId: 's-2', shipmentType: 'preorder' },
        productLineItemList: [strike, line({ ...strike, itemId: 'line-4', size: 'UK 9', quantity: 2 })],
        shippingLineItem: lineIn(second, shippingMinor),
      },
    ],
    pricing: { ...basket.pricing, shipping: shippingMinor, total: 272 + shippingMinor },
  };
}

const store = () =>
  returning(({ server }) =>
    server
      .on(baskets.getBaskets, { answer: inTwoParcels() })
      .on(baskets.startCheckout, { answer: { ...inTwoParcels(), reservedUntil: '2026-11-21T10:15:00Z' } })
      .on(shipping.getShippingMethods, { answer: options })
      .on(shipping.patchShipment, { answer: inTwoParcels('express') }),
  ).store;

const meta = {
  title: 'Features/Checkout/Parcels',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: store(), frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each parcel names its contents, with its own days and prices. */
export const TwoParcels: Story = { args: { store: store() } };

/** Express for the second parcel only: the total includes exactly the price shown. */
export const ExpressForOne: Story = {
  args: { store: store() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('group', { name: 'Parcel 1 of 2: Tempo 4' })).toBeVisible();
    const second = page.getByRole('group', {
      name: 'Parcel 2 of 2: Strike FG (UK 8.5), 2 × Strike FG (UK 9)',
    });
    const express = within(second).getByRole('radio', { name: /^Express, Monday\s14\sDecember/ });
    await userEvent.click(express);
    await expect(express).toBeChecked();
    await waitFor(() => expect(page.getByRole('button', { name: 'Pay £277.95' })).toBeVisible());
  },
};
