import * as baskets from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import { simulateTax } from '@touchline/contract/delivery/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fullBasket, strike, tempo } from '../../cart/basket/Basket.fixtures.ts';
import {
  britishMarket,
  britishSite,
  card,
  nextDay,
  paymentMethodsAnswer,
  standard,
} from './Checkout.fixtures.ts';
import { newcomer, readyBasket, returning } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

/** A shopper whose details are known, with these options and this basket. */
const offering = (options: readonly ShippingOption[], basket: Basket = readyBasket()) =>
  returning(({ server }) =>
    server
      .on(baskets.getBaskets, { answer: basket })
      .on(baskets.startCheckout, { answer: basket })
      .on(shipping.getShippingMethods, { answer: [...options] })
      .on(shipping.patchShipment, { answer: basket }),
  ).store;

const premium: ShippingOption = {
  ...nextDay,
  ...{ id: 'premium', carrierService: 'PREMIUM', carrierName: 'Careem', price: 9.95 },
  text: 'The courier calls first, comes within two hours of the time agreed, and takes the packaging away',
};

const meta = {
  title: 'Features/Checkout/Delivery',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: offering([standard, premium]), frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Premium says what is special about it. */
export const Premium: Story = {
  play: async ({ canvasElement }) => {
    const option = await within(canvasElement).findByRole('radio', { name: /^Premium, / });
    await expect(option).toHaveAccessibleName(/The courier calls first/);
  },
};

/** A delay is told at the option that it is about, and not at the others. */
export const Delayed: Story = {
  args: {
    store: offering([
      standard,
      { ...nextDay, delayMessage: 'Parcels take a day longer in the two weeks before Christmas.' },
    ]),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: /^Express, .*take a day longer/ })).toBeEnabled();
    await expect(page.getByRole('radio', { name: /^Standard/ })).not.toHaveAccessibleName(/day longer/);
  },
};

const inTwoParcels = readyBasket({
  shipmentList: [
    { shipmentId: 's-1', shipmentType: 'regular', productLineItemList: [tempo] },
    {
      ...{ shipmentId: 's-2', shipmentType: 'backorder' },
      productLineItemList: [{ ...strike, availability_status: 'BACKORDER', sentFrom: '2026-12-11' }],
    },
  ],
});

/** What is on back order comes in a parcel of its own, with its own days; its line says from when on it is sent. */
export const BackOrder: Story = {
  args: {
    store: offering(
      [standard, { ...standard, shipmentId: 's-2', delivery: { from: '2026-12-15', to: '2026-12-17' } }],
      inTwoParcels,
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const later = await page.findByRole('group', { name: 'Parcel 2 of 2: Strike FG' });
    await expect(within(later).getByRole('radio', { name: /15\sDec to .*17\sDec/ })).toBeVisible();
    await expect((await page.findAllByText(/^Sent from Friday\s11\sDecember$/)).length).toBeGreaterThan(0);
  },
};

/** No carrier goes to the address: told at the delivery, with what the shopper can do. */
export const Unserviceable: Story = {
  parameters: { requirements: ['C8.12'] },
  args: {
    store: newcomer(({ server, fillIn, store }) => {
      const error = { errorCode: 'UnserviceableException', message: '' };
      server.on(shipping.patchShipment, { status: 422, error });
      fillIn();
      store.payment.select('');
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const told = await page.findAllByText(/No carrier takes this order to that address/);
    await expect(told.length).toBeGreaterThan(0);
  },
};

const beforeTax = fullBasket({ taxCalculationMissing: true });
const netPricing = { ...beforeTax.pricing, taxationPolicy: 'net' as const, tax: 0 };

/** Where tax is added, it is estimated as soon as the postcode is typed. */
export const TypesThePostcode: Story = {
  parameters: { requirements: ['C7.32'] },
  args: {
    store: newcomer(({ server }) => {
      const basket = { ...beforeTax, pricing: netPricing };
      const market = { ...britishMarket, taxation: { policy: 'net' as const, rates: { '*': 0 } } };
      server
        .on(getSite, { answer: { ...britishSite, market } })
        .on(baskets.getBaskets, { answer: basket })
        .on(baskets.startCheckout, { answer: { ...basket, reservedUntil: '2026-11-21T10:15:00Z' } })
        .on(simulateTax, { answer: { tax: 12.5, total: 284.5, region: '', isEstimate: true } });
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: 'Postcode' }), 'M4 3AQ');
    await userEvent.tab();
    await expect((await page.findAllByText('Estimated tax')).length).toBeGreaterThan(0);
    await expect(page.getAllByText('£284.50').length).toBeGreaterThan(0);
  },
};

const cash = {
  ...card,
  ...{
    id: 'CASH_ON_DELIVERY',
    name: 'Cash on delivery',
    flow: 'hostedPage' as const,
    inlineFlow: false,
    cards: [],
  },
};
const { pricing } = readyBasket();

/** Paying before delivery takes something off: the sum says it, and choosing cash at the door brings the higher total. */
export const ChoosesCashAtTheDoor: Story = {
  args: {
    store: returning(({ server }) => {
      const prepaid = readyBasket({ pricing: { ...pricing, prepaid: 8.16, total: pricing.total - 8.16 } });
      const atTheDoor = readyBasket({ pricing: { ...pricing, prepaidOffer: 8.16 } });
      server
        .on(baskets.getBaskets, { answer: prepaid })
        .on(baskets.startCheckout, { answer: prepaid })
        .on(shipping.patchShipment, { answer: prepaid })
        .on(payments.getPaymentMethods, {
          answer: { ...paymentMethodsAnswer, paymentMethods: [card, cash] },
        })
        .on(payments.applyPaymentMethod, { answer: atTheDoor });
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Paying now saves £8\.16/)).toBeVisible();
    await expect(page.getAllByText('Prepayment discount').length).toBeGreaterThan(0);
    await userEvent.click(await page.findByRole('radio', { name: /^Cash on delivery/ }));
    await expect(await page.findByText(/^Pay now instead of at the door and save £8\.16/)).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Pay £272.00' })).toBeVisible();
  },
};
