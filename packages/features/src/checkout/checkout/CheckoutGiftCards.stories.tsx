import * as baskets from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import * as payments from '@touchline/contract/payment/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { paymentMethodsAnswer } from './Checkout.fixtures.ts';
import {
  readyBasket,
  returning,
  testCheckoutSession,
  type TestCheckoutSession,
} from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

const meta = {
  title: 'Features/Checkout/Gift cards',
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

const withCards = (due: number, change: (session: TestCheckoutSession) => void = () => undefined) => {
  const basket = readyBasket();
  const { total } = basket.pricing;
  const withCard: Basket = {
    ...basket,
    pricing: { ...basket.pricing, due },
    giftCards: [{ id: 'g', lastDigits: '9F3A', statusCode: 'APPLIED', amount: total - due, left: 0 }],
  };
  const session = testCheckoutSession({ basket: withCard });
  session.server
    .on(baskets.patchBasket, { answer: withCard })
    .on(shipping.patchShipment, { answer: withCard })
    .on(shipping.patchShipmentV2, { answer: withCard });
  change(session);
  void session.store.load();
  return session.store;
};

const nothingToPay: typeof paymentMethodsAnswer = {
  paymentMethods: [
    {
      ...{ id: 'ZERO_VALUE', name: 'No payment needed', async: false, paymentProcessor: 'aci' },
      ...{ inlineFlow: false, flow: 'zeroValue', earlyCapture: true, banks: [], cards: [] },
      installmentsSupport: false,
    },
  ],
};

/** A gift card pays a part: the summary and the button say what is left. */
export const PartialGiftCard: Story = { args: { store: withCards(100) } };

/** Gift cards pay everything: no method is asked for, and the button places the order. */
export const ReadyZeroValue: Story = {
  args: {
    store: withCards(0, ({ server }) =>
      server
        .on(payments.getPaymentMethods, { answer: nothingToPay })
        .on(payments.getApplicablePaymentMethods, { answer: nothingToPay }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Nothing is left to pay.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  },
};

/** A gift card was spent meanwhile: nothing was taken, and the new sum is told first. */
export const FailedDueChanged: Story = {
  args: {
    store: withCards(100, ({ store }) => store.placing.announce({ kind: 'dueChanged', from: 80, to: 100 })),
  },
};

/** The coupon was used by the same person in another order. */
export const FailedCouponUsed: Story = {
  args: {
    store: returning(({ store }) => store.placing.announce({ kind: 'couponUsed', couponCode: 'WELCOME' }))
      .store,
  },
};
