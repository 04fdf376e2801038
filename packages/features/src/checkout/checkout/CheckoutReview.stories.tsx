import * as baskets from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { basketOf, line, strike, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { mayasAddress } from './Checkout.fixtures.ts';
import { testCheckoutSession, readyBasket, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';
import { camden } from '../pickup/Pickup.fixtures.ts';
import { card, hostedCard } from './Checkout.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

const chosen = {
  id: 'standard',
  shippingType: 'home',
  name: 'Royal Mail',
  pricing: { price: 0 },
  deliveryPeriod: { from: '2026-11-28', to: '2026-11-28' },
} as const;
const shipment = { shipmentId: 's-1', shipmentType: 'regular', shippingLineItem: chosen } as const;

const completeBasket = (change: Partial<Basket> = {}): Basket =>
  readyBasket({ shipmentList: [{ ...shipment, productLineItemList: [tempo, strike] }], ...change });

/** A shopper who looks at everything once more before paying; `change` scripts the back end. */
function reviewing(
  basket = completeBasket(),
  method = hostedCard,
  change: (session: TestCheckoutSession) => void = () => undefined,
): TestCheckoutSession {
  const session = testCheckoutSession({ basket });
  change(session);
  void session.store.load({ isReviewAndPay: true }).then(() => session.store.payment.select(method.id));
  return session;
}

const meta = {
  title: 'Features/Checkout/Review',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: reviewing().store, frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All that was given, each with a way to change it, and one button that pays. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
    await expect(await page.findByText('maya.okafor@example.com')).toBeVisible();
    await expect(page.getByText(/Standard, Saturday\s28\sNovember/)).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
    await expect(page.getByRole('link', { name: 'Change the delivery address' })).toHaveAttribute(
      'href',
      '/gb/checkout',
    );
    await expect(page.getByRole('button', { name: 'Pay £272.00' })).toBeVisible();
  },
};

/** The card fields are filled in here: nobody keeps them. */
export const PaidByCard: Story = { args: { store: reviewing(completeBasket(), card).store } };

/** Collected in a store: the place and who collects it, and not the address that was typed before. */
export const Collected: Story = {
  args: {
    store: reviewing(
      completeBasket({
        contact: { firstName: 'Sam', lastName: 'Okafor', phoneNumber: '+44 7700 900142' },
        shipmentList: [
          {
            ...{ shipmentId: 's-1', shipmentType: 'regular', productLineItemList: [tempo, strike] },
            shippingLineItem: {
              ...{ id: 'collect', shippingType: 'cnc', name: '', pricing: { price: 0 } },
              deliveryPeriod: { from: '2026-11-21', to: '2026-11-21' },
              pickup: { point: camden },
            },
          },
        ],
      }),
    ).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Touchline Camden')).toBeVisible();
    await expect(page.getByText('Sam Okafor')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Change the delivery address' })).toBeNull();
  },
};

/** An invoice address of its own, and two parcels. */
export const SeveralParcels: Story = {
  args: {
    store: reviewing(
      completeBasket({
        billingAddress: { ...mayasAddress, firstName: 'Ada', address1: '4 Mill Lane', city: 'Leeds' },
        shipmentList: [
          { ...shipment, productLineItemList: [tempo] },
          {
            ...{ shipmentId: 's-2', shipmentType: 'preorder', productLineItemList: [strike] },
            shippingLineItem: {
              ...chosen,
              pricing: { price: 5.95 },
              deliveryPeriod: { from: '2026-12-08', to: '2026-12-10' },
            },
          },
        ],
      }),
    ).store,
  },
};

/** A price has changed since the shopper saw it. */
export const PriceChanged: Story = {
  args: {
    store: reviewing(
      completeBasket({
        shipmentList: [
          {
            ...shipment,
            productLineItemList: [
              line({ pricing: { price: 140, standardPrice: 140, total: 140, previousPrice: 130 } }),
            ],
          },
        ],
      }),
    ).store,
  },
};

/** Too much is reserved already: the stock is checked again when paying. */
export const Unreserved: Story = {
  args: {
    store: (() => {
      const { reservedUntil: _, ...basket } = completeBasket();
      return reviewing(basket).store;
    })(),
  },
};

/** Where something is missing, the steps ask for it. */
export const AddressMissing: Story = {
  args: { store: reviewing(basketOf([tempo])).store },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Email address')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    store: reviewing(completeBasket(), hostedCard, ({ server }) =>
      server.on(baskets.getBaskets, { status: 503, error: { errorCode: 'Unavailable', message: '' } }),
    ).store,
  },
};

/** Long names and a long address. */
export const LongContent: Story = {
  args: {
    store: reviewing(
      completeBasket({
        customer: { email: 'maximiliana.featherstonehaugh-smythe@example.com', receiveSmsUpdates: false },
        shippingAddress: {
          ...mayasAddress,
          firstName: 'Maximiliana Alexandra',
          lastName: 'Featherstonehaugh-Cholmondeley-Smythe',
          address1: 'The Old Fishmongers’ Warehouse, Llanfairpwllgwyngyllgogerychwyrndrobwll Road 1248',
        },
      }),
    ).store,
  },
};
