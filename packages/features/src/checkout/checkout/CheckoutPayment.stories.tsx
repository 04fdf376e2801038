import * as orders from '@touchline/contract/order/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SolveBotChallenge } from '../../platform/botCheck/index.ts';
import { card, mayasOrder, paymentMethodsAnswer } from './Checkout.fixtures.ts';
import {
  testCheckoutSession,
  newcomer,
  readyBasket,
  returning,
  type TestCheckoutSession,
} from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pay } from './payInStory.ts';
import { scriptedFrames } from './scriptedFrames.ts';

const declining = (errorCode: string, message = '') =>
  returning(({ server }) =>
    server.on(orders.placeOrder, {
      answer: {
        kind: 'declined',
        error: { errorType: 'error', errorCode, message, paymentMethodId: card.id },
      },
    }),
  ).store;

const meta = {
  title: 'Features/Checkout/Payment',
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

const botCheck = {
  status: 428,
  error: { errorCode: 'user_is_blocked_by_recaptcha', message: '', details: { canProve: true } },
};
/** A shopper with complete details, in a state of the bot check. */
const inBotCheck = (
  action: (store: TestCheckoutSession['store']) => void | Promise<void>,
  change: (session: TestCheckoutSession) => void = () => undefined,
  solveBotChallenge?: SolveBotChallenge,
) => {
  const session = testCheckoutSession({
    basket: readyBasket(),
    ...(solveBotChallenge ? { solveBotChallenge } : {}),
  });
  session.server.on(payments.getBotChallenge, { answer: { kind: 'altcha', challenge: '{}' } });
  change(session);
  void session.store
    .load()
    .then(() => session.store.payment.select(card.id))
    .then(() => action(session.store));
  return session.store;
};

/** The frame finds the card wrong: it says so beside its fields, and the page names it in the summary. */
export const PaysWithAWrongCard: Story = {
  args: { store: returning().store, frames: scriptedFrames('invalid') },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    const summary = await page.findByRole('group', { name: 'There is 1 thing to fix' });
    await expect(summary).toHaveTextContent('Check the card number');
  },
};

/** A shopper who has chosen the card, whose fields do not load in time. */
const withoutCardFields = (methods = paymentMethodsAnswer) => {
  const session = testCheckoutSession({ basket: readyBasket(), pause: () => Promise.resolve() });
  session.server.on(payments.getPaymentMethods, { answer: methods });
  void session.store.load().then(() => session.store.payment.select(card.id));
  return session.store;
};

/** The card fields have not loaded: the shopper can try again, or pay another way. */
export const FailedCardFields: Story = {
  args: { store: withoutCardFields(), frames: scriptedFrames('unloaded') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(async () => {
      await expect(page.getByText('The card fields did not answer')).toBeVisible();
      await expect(page.getByText(/Load the page again, or choose another payment method\./)).toBeVisible();
      await expect(page.queryByText('Loading the card fields')).toBeNull();
    });
  },
};

/** A second attempt opens the card fields. */
let opened = 0;
const secondTime = {
  ...scriptedFrames(),
  open: (...given: Parameters<ReturnType<typeof scriptedFrames>['open']>) =>
    scriptedFrames().open(given[0], given[1], (message) => {
      if (opened > 1) given[2](message);
    }),
};
export const OpensTheCardFieldsAgain: Story = {
  tags: ['!autodocs'],
  args: { store: withoutCardFields(), frames: secondTime },
  beforeEach: () => void (opened = 1),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const retry = await page.findByRole('button', { name: 'Try again' });
    opened = 2;
    await userEvent.click(retry);
    await waitFor(() => expect(page.queryByText('The card fields did not answer')).toBeNull());
    await expect(page.getByTitle('Card details, from our payment provider')).toBeVisible();
  },
};

/** Under way: the button keeps its place, says what happens and takes no second press. */
export const WaitsForPayment: Story = {
  args: { store: returning(({ server }) => server.on(orders.placeOrder, 'never')).store },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    const button = await page.findByRole('button', { name: 'Paying' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  },
};

const declinedStory = (errorCode: string, text: string, row: string, message = ''): Story => ({
  args: { store: declining(errorCode, message) },
  parameters: { requirements: [row] },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    // The focus makes screen readers announce it, with its reason.
    const told = await page.findByRole('group', { name: 'The payment did not go through' });
    await expect(told).toHaveAccessibleDescription(expect.stringContaining(text));
    await waitFor(() => expect(told).toHaveFocus());
    await expect(page.getByLabelText('Email address')).toHaveValue('maya.okafor@example.com');
    await expect(await page.findByRole('button', { name: 'Pay £272.00' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

/** Each group of codes has its own words; nothing typed is lost, and the next press is another try. */
export const DeclinedCard = declinedStory('CardError', 'The card was not accepted. Enter it again', 'C8.50');
export const DeclinedCountry = declinedStory('CountryError', 'can’t be used from this country', 'C8.51');
export const DeclinedInformation = declinedStory(
  'InformationError',
  'Some details do not match. Enter them again',
  'C8.52',
);
export const DeclinedAuthentication = declinedStory(
  'SecurityAuthenticationError',
  'could not confirm that it was you',
  'C8.53',
);
export const DeclinedTemporarily = declinedStory(
  'TemporaryError',
  'The bank or payment service did not answer',
  'C8.54',
);
export const DeclinedByTheBank = declinedStory('BankDeclinedError', 'The bank said no', 'C8.55');
export const DeclinedForFunds = declinedStory('InsufficientFundsError', 'The bank said no', 'C8.56');
export const DeclinedAddress = declinedStory(
  'InvalidAddressByAcquirer',
  'Another invoice address is known there',
  'C8.57',
);
export const DeclinedOutOfStock = declinedStory(
  'ProductItemNotAvailableException',
  'sold out while paying',
  'C8.59',
);
export const DeclinedInterrupted = declinedStory(
  'PaymentInterrupted',
  'a card has to be entered again',
  'C8.60',
);
/** A code nobody knows: what the bank says stands. */
export const DeclinedUnknownCode = declinedStory('X9', 'Card switched off', 'C8.61', 'Card switched off');

const stepped = (change: (session: TestCheckoutSession) => void) =>
  returning((session) => {
    session.server.on(orders.placeOrder, {
      answer: {
        ...{ kind: 'challenge', orderId: 'TL-48213' },
        ...{ url: 'https://bank.example/step', origin: 'https://bank.example' },
      },
    });
    change(session);
  });
const confirmed = stepped(({ server }) =>
  server.on(payments.finalizePayment, { answer: { kind: 'placed', order: mayasOrder } }),
);

/** The bank asks for confirmation: its page opens above the checkout, and confirming there completes the order. */
export const Challenge: Story = {
  args: { store: confirmed.store },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'The bank wants to be sure' }),
    );
    const frame = dialog.getByTitle<HTMLIFrameElement>('Confirmation page of the bank');
    const button = () => frame.contentDocument?.querySelector('button');
    await waitFor(() => expect(button()).toBeTruthy());
    button()?.click();
    await waitFor(() => expect(confirmed.visited).toEqual(['/confirmation?orderId=TL-48213']));
    // Until the confirmation page opens, what was bought and paid stays visible.
    await expect(page.getByText('3 items')).toBeInTheDocument();
    await expect(page.queryByText('£0.00')).toBeNull();
  },
};

/** Cancelled at the bank: the page says that nothing was charged. */
export const ChallengeStopped: Story = {
  args: {
    store: stepped(({ server }) =>
      server.on(orders.failOrder, { answer: { ...mayasOrder, status: 'failed', paymentStatus: 'not_paid' } }),
    ).store,
  },
  parameters: { requirements: ['C8.60'] },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop the payment' }));
    await expect(await page.findByText(/The payment was stopped before the end/)).toBeVisible();
  },
};

const late = returning(({ server }) =>
  server.on(orders.placeOrder, { answer: { kind: 'pending', order: mayasOrder } }),
);
/** The bank is slow: the order exists, and the confirmation waits for the result. */
export const Pending: Story = {
  args: { store: late.store },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await waitFor(() => expect(late.visited).toEqual(['/confirmation?orderId=TL-48213&isAsync=true']));
  },
};

/** No answer came, and nobody knows: pressing again is safe, and the page says so. */
export const PaysWithoutAnswer: Story = {
  args: { store: returning(({ server }) => server.on(orders.placeOrder, 'offline')).store },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    await expect(await page.findByText('We do not know yet whether this was paid')).toBeVisible();
  },
};

/** The provider is away: nothing was taken. */
export const PaysWhileUnavailable: Story = {
  args: {
    store: returning(({ server }) =>
      server.on(orders.placeOrder, { status: 503, error: { errorCode: 'Unavailable', message: '' } }),
    ).store,
  },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    await expect(await page.findByText('Payment is not available right now')).toBeVisible();
  },
};

/** Several cards were declined: the shopper must pass a bot check, then the payment continues. */
export const BotCheckNeeded: Story = {
  args: { store: inBotCheck((store) => store.bots.request('payment')) },
};

/** The shopper's computer solves the check; takes a few seconds. */
export const BotCheckUnderWay: Story = {
  args: {
    store: inBotCheck(
      (store) => {
        store.bots.request('payment');
        void store.bots.prove();
      },
      ({ server }) => server.on(payments.getBotChallenge, 'never'),
    ),
  },
};

/** The challenge failed to load. */
export const BotCheckOffline: Story = {
  args: {
    store: inBotCheck(
      async (store) => {
        store.bots.request('payment');
        await store.bots.prove();
      },
      ({ server }) => server.on(payments.getBotChallenge, 'offline'),
    ),
  },
};

/** This browser could not solve the check. */
export const BotCheckUnsolved: Story = {
  args: {
    store: inBotCheck(
      async (store) => {
        store.bots.request('payment');
        await store.bots.prove();
      },
      undefined,
      () => Promise.reject(new Error('no cryptography')),
    ),
  },
};

/** The check in German, before the payment methods are shown. */
export const BotCheckBeforeMethods: Story = {
  globals: { language: 'de' },
  args: {
    store: returning(({ server }) => server.on(payments.getPaymentMethods, botCheck)).store,
  },
};

const proving = returning(({ server }) =>
  server
    .on(orders.placeOrder, botCheck, { answer: { kind: 'placed', order: mayasOrder } })
    .on(payments.getBotChallenge, { answer: { kind: 'altcha', challenge: '{}' } }),
);
/** Passing the check: the focus is on the callout, everything typed is kept, and the payment continues. */
export const BotCheckPassed: Story = {
  args: { store: proving.store },
  parameters: { requirements: ['C8.46'] },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    const check = await page.findByRole('group', { name: 'One check before paying' });
    await waitFor(() => expect(check).toHaveFocus());
    await expect(page.getByLabelText('Email address')).toHaveValue('maya.okafor@example.com');
    await userEvent.click(within(check).getByRole('button', { name: 'I am a person, go on' }));
    await waitFor(() => expect(proving.visited).toEqual(['/confirmation?orderId=TL-48213']));
  },
};

/** The payment methods failed to load; a retry loads them. */
export const FailedToPrepare: Story = {
  args: {
    store: newcomer(({ server }) =>
      server.on(
        payments.getPaymentMethods,
        { status: 503, error: { errorCode: 'Unavailable', message: '' } },
        { answer: paymentMethodsAnswer },
      ),
    ).store,
  },
};

const sessionOver = (() => {
  const session = testCheckoutSession({ basket: readyBasket() });
  const over = { status: 500, error: { errorCode: 'INVALID_SESSION', message: '' } };
  const opened = { answer: paymentMethodsAnswer };
  session.server.on(payments.getPaymentMethods, opened, over, over, opened);
  void session.store.load().then(async () => {
    session.store.payment.select(card.id);
    await session.store.payment.load({ keepsFrame: true });
  });
  return session.store;
})();
/** A code was used after the card fields had been open for too long: they are loaded again, the rest stays. */
export const FailedSessionOver: Story = {
  args: { store: sessionOver },
  parameters: { requirements: ['C8.47'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const told = await page.findByRole('group', { name: 'The payment session ran out' });
    await expect(told).toHaveAccessibleDescription(expect.stringContaining('Nothing was taken'));
    await expect(within(told).getByRole('button', { name: 'Load payment methods again' })).toBeVisible();
    await expect(page.getByLabelText('Email address')).toHaveValue('maya.okafor@example.com');
  },
};

export const TriesAgain: Story = {
  ...FailedToPrepare,
  tags: ['!autodocs'],
  args: {
    store: newcomer(({ server }) =>
      server.on(
        payments.getPaymentMethods,
        { status: 503, error: { errorCode: 'Unavailable', message: '' } },
        { answer: paymentMethodsAnswer },
      ),
    ).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/The payment methods did not load/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('radio', { name: /Credit or debit card/ })).toBeVisible();
  },
};

const leaving = returning(({ server }) =>
  server.on(payments.startHostedPayment, {
    answer: { kind: 'redirect', orderId: 'TL-48213', url: 'https://pay.example/page/1' },
  }),
);
/** A payment method on the provider's own page. */
export const HostedPage: Story = {
  args: { store: leaving.store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^Card on the provider/ }));
    await userEvent.click(page.getByRole('button', { name: /^Pay £/ }));
    await waitFor(() => expect(leaving.visited).toEqual(['https://pay.example/page/1']));
    await expect(await page.findByText('On the way to the payment page')).toBeVisible();
  },
};
