import type { Meta, StoryObj } from '@storybook/react-vite';
import * as baskets from '@touchline/contract/basket/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fullBasket } from '../../cart/basket/Basket.fixtures.ts';
import {
  card,
  cashMethod,
  mayasOrder,
  paymentMethodsAnswer,
  qrMethod,
  voucherMethod,
} from './Checkout.fixtures.ts';
import { readyBasket, testCheckoutSession, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

const choosing = (methodId: string, change: (session: TestCheckoutSession) => void = () => undefined) => {
  const session = testCheckoutSession({ basket: readyBasket() });
  session.server.on(payments.getPaymentMethods, {
    answer: { ...paymentMethodsAnswer, paymentMethods: [card, qrMethod, voucherMethod] },
  });
  change(session);
  void session.store.load().then(() => session.store.payment.select(methodId));
  return session;
};

const [shipment] = fullBasket().shipmentList;
const atTheDoor = () => {
  const total = 274.5;
  const basket = readyBasket({
    pricing: { ...fullBasket().pricing, paymentFee: 2.5, total },
    shipmentList: shipment
      ? [
          {
            ...shipment,
            shippingLineItem: {
              ...{ id: 'cash', shippingType: 'home', name: 'Royal Mail', pricing: { price: 0 } },
              cashOnDelivery: true,
            },
          },
        ]
      : [],
  });
  const session = testCheckoutSession({ basket });
  session.server
    .on(baskets.patchBasket, { answer: basket })
    .on(shipping.patchShipment, { answer: basket })
    .on(shipping.patchShipmentV2, { answer: basket })
    .on(payments.getPaymentMethods, { answer: { paymentMethods: [cashMethod] } });
  return session;
};

const meta = {
  title: 'Features/Checkout/Paid later',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: choosing(voucherMethod.id).store, frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A voucher: until when it is paid, and a button that takes no money yet. */
export const Voucher: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: /Boleto bancário/ })).toBeChecked();
    await expect(page.getByText(/pay within 3 days at a shop/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Order now, pay £272\.00 later$/ })).toBeEnabled();
  },
};

/** A QR code for the banking app. */
export const Qr: Story = {
  args: { store: choosing(qrMethod.id).store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/pay with your banking app within 30 minutes/)).toBeVisible();
  },
};

const ordered = choosing(voucherMethod.id, ({ server }) =>
  server.on(orders.placeOrder, {
    answer: {
      kind: 'pending',
      order: {
        ...mayasOrder,
        ...{ status: 'created', paymentStatus: 'not_paid' },
        payment: {
          ...{ paymentMethodId: 'BOLETO', name: 'Boleto bancário' },
          instructions: {
            ...{ kind: 'voucher', code: '23790 50401', voucherUrl: 'https://pay.example/1' },
            ...{ expiresAt: '2026-11-24T10:00:00Z', received: 0, due: 272 },
          },
        },
      },
    },
  }),
);

/** Ordered: the confirmation's address says how it is paid. */
export const OrdersWithAVoucher: Story = {
  args: { store: ordered.store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Order now/ }));
    await waitFor(() => expect(ordered.visited).toHaveLength(1));
    const [address = ''] = ordered.visited;
    await expect(Object.fromEntries(new URL(address, 'https://shop.example').searchParams)).toEqual({
      ...{ orderId: 'TL-48213', isAsync: 'true', paymentMethodId: 'BOLETO' },
      ...{ paymentVoucherURL: 'https://pay.example/1', expirationDate: '2026-11-24T10:00:00Z' },
    });
  },
};

const door = atTheDoor();

/** A delivery that is paid in cash: the only method, its fee in the sum, and what is to be paid at the door. */
export const CashOnDelivery: Story = {
  args: { store: door.store },
  play: async ({ canvasElement }) => {
    void door.store.load();
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    await expect(page.getByText(/In cash at the door; £2\.50 is added/)).toBeVisible();
    await expect(page.getAllByText('Cash on delivery fee').length).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: /^Order, and pay £274\.50 at the door$/ })).toBeEnabled();
  },
};

const tooMany = atTheDoor();
tooMany.server.on(orders.placeOrder, {
  status: 409,
  error: { errorCode: 'OnDeliveryLimitReached', message: '', details: { max: 3 } },
});

const tooManyOpen = choosing(voucherMethod.id, ({ server }) =>
  server.on(orders.placeOrder, {
    status: 409,
    error: { errorCode: 'PaidLaterLimitReached', message: '', details: { max: 3 } },
  }),
);

/** Too many orders of the shopper wait for their money: the page says how to go on. */
export const OrdersTooManyOpen: Story = {
  args: { store: tooManyOpen.store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Order now/ }));
    await expect(await page.findByText('Please pay for your open orders first')).toBeVisible();
    await expect(page.getByText(/choose another payment method now/)).toBeVisible();
  },
};

/** A guest has too many of them on the way. */
export const OrdersTooManyAtTheDoor: Story = {
  args: { store: tooMany.store },
  play: async ({ canvasElement }) => {
    void tooMany.store.load();
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /at the door$/ }));
    await expect(await page.findByText('Please pay for what is on its way first')).toBeVisible();
  },
};
