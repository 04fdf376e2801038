import * as calls from '@touchline/contract/express/endpoints';
import { failOrder } from '@touchline/contract/order/endpoints';
import { startHostedPayment } from '@touchline/contract/payment/endpoints';
import { patchShipment } from '@touchline/contract/shipping/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { basketOf, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { mayasOrder } from '../checkout/Checkout.fixtures.ts';
import { expressSession, quote, shippedBasket } from './Express.fixtures.ts';
import { ExpressOffer } from './ExpressOffer.tsx';

type Session = ReturnType<typeof expressSession>;

/** A shopper in front of the buttons, after something was changed. */
const shopper = (change: (session: Session) => void = () => undefined) => {
  const session = expressSession();
  change(session);
  return { store: session.offer, source: session.bag };
};

/** Presses the first button and waits for what it says. */
const pressed =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Buy now with Apple Pay' }));
    await expect(await page.findByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buy now with Apple Pay' })).toBeEnabled();
  };

const meta = {
  title: 'Features/Bag/Express checkout',
  component: ExpressOffer,
  args: shopper(),
} satisfies Meta<typeof ExpressOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The device can pay with both wallets. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy now with Google Pay' })).toBeVisible();
  },
};

/** The device has one of the two. */
export const OneWallet: Story = {
  args: shopper(({ wallets }) => (wallets.payable = ['https://apple.com/apple-pay'])),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Buy now with Apple Pay' });
    await expect(canvas.queryByRole('button', { name: /Google/ })).toBeNull();
  },
};

/** The device can not pay: nothing is shown, and nothing more is loaded. */
export const Empty: Story = {
  args: shopper(({ wallets }) => (wallets.payable = [])),
};

/** Two parcels have no room in a sheet: the checkout is for them. */
export const SeveralParcels: Story = {
  args: {
    ...shopper(),
    source: {
      basket: basketOf([tempo], {
        shipmentList: [...basketOf([tempo]).shipmentList, ...basketOf([tempo]).shipmentList],
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The sheet is open, or the payment runs. */
export const PaysAndWaits: Story = {
  args: shopper(({ wallets }) => (wallets.open = () => new Promise(() => undefined))),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy now with Apple Pay' }));
    await expect(await canvas.findByRole('button', { name: /Paying/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Google/ })).toBeDisabled();
  },
};

/** The sheet was closed: all is as before. */
export const ClosesTheSheet: Story = {
  args: shopper(({ wallets }) => (wallets.person = 'cancelled')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy now with Apple Pay' }));
    await expect(await canvas.findByRole('button', { name: 'Buy now with Apple Pay' })).toBeEnabled();
    await expect(canvas.queryByText('Nothing was taken')).toBeNull();
  },
};

/** The wallet's card was refused. */
export const PaysAndIsDeclined: Story = {
  args: shopper(({ server }) =>
    server.on(startHostedPayment, {
      answer: {
        kind: 'declined',
        error: { errorType: 'error', errorCode: 'CardError', message: '', paymentMethodId: 'APPLE_PAY' },
      },
    }),
  ),
  play: pressed(/Apple Pay did not go through/),
};

/** The sheet was open for too long. */
export const PaysTooLate: Story = {
  args: shopper(({ server }) =>
    server.on(startHostedPayment, {
      status: 422,
      error: { errorCode: 'InvalidCheckoutIdError', message: '' },
    }),
  ),
  play: pressed(/took too long/),
};

/** The wallet's address lacks something that this market needs. */
export const PaysWithAnIncompleteAddress: Story = {
  args: shopper(({ server }) =>
    server.on(patchShipment, { status: 422, error: { errorCode: 'invalid_shipping_address', message: '' } }),
  ),
  play: pressed(/not complete for us/),
};

/** The price changed between the sheet and the order: nothing is paid. */
export const PaysAnotherTotal: Story = {
  args: shopper(({ server }) => server.on(patchShipment, { answer: shippedBasket(139) })),
  play: pressed(/now £139\.00 instead of £134\.00/),
};

/** Sold out meanwhile. */
export const PaysForWhatIsGone: Story = {
  args: shopper(({ server }) =>
    server.on(startHostedPayment, { status: 409, error: { errorCode: 'ReservationFailure', message: '' } }),
  ),
  play: pressed(/just sold out/),
};

/** A robot may be paying: the checkout asks. */
export const PaysTooOften: Story = {
  args: shopper(({ server }) =>
    server.on(startHostedPayment, { status: 428, error: { errorCode: 'BotCheckNeeded', message: '' } }),
  ),
  play: pressed(/please go through the checkout/),
};

/** The bank asks for a confirmation, which has no room beside the bag. */
export const PaysAndTheBankAsks: Story = {
  args: shopper(({ server }) => {
    const origin = 'https://bank.example';
    server
      .on(startHostedPayment, {
        answer: { kind: 'challenge', orderId: 'TL-1', url: `${origin}/step`, origin },
      })
      .on(failOrder, { answer: { ...mayasOrder, status: 'failed' } });
  }),
  play: pressed(/bank wants to confirm/),
};

/** The sheet did not open. */
export const OpensNothing: Story = {
  args: shopper(({ wallets }) => (wallets.person = 'broken')),
  play: pressed(/did not open/),
};

/** The connection broke: the next press asks what became of it. */
export const LosesTheAnswer: Story = {
  args: shopper(({ server }) => server.on(startHostedPayment, 'offline')),
  play: pressed(/you pay once only/),
};

/** No connection when the sheet was paid. */
export const PaysOffline: Story = {
  args: shopper(({ server }) => server.on(patchShipment, 'offline')),
  tags: ['!autodocs'],
  play: pressed(/could not reach the shop/),
};

/** Somewhere else in the shop's country nothing goes: the sheet says it, and does not pay. */
export const UnserviceableInTheSheet: Story = {
  args: shopper(({ server, wallets }) => {
    wallets.person = 'cancelled';
    server.on(calls.quoteExpress, { answer: quote({ problem: 'unserviceable' }) });
  }),
};
