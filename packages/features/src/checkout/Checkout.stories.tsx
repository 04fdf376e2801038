import * as baskets from '@touchline/contract/basket/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { basketOf, fullBasket, line, strike, tempo } from '../basket/Basket.fixtures.ts';
import { germany, korea } from '../site/Site.fixtures.ts';
import {
  britishMarket,
  card,
  hostedCard,
  mayasOrder,
  nextDay,
  standard,
  waysToPay,
} from './Checkout.fixtures.ts';
import { checkoutVisit, readyBasket, type CheckoutVisit } from './Checkout.visit.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

/** A shopper whose contact and address are known, with the card chosen; `change` scripts the back end. */
function returning(change: (visit: CheckoutVisit) => void = () => undefined): CheckoutVisit {
  const visit = checkoutVisit({ basket: readyBasket() });
  change(visit);
  void visit.store.load().then(() => visit.store.payment.select(card.id));
  return visit;
}
/** A shopper who comes for the first time. */
function newcomer(change: (visit: CheckoutVisit) => void = () => undefined): CheckoutVisit {
  const visit = checkoutVisit();
  change(visit);
  void visit.store.load();
  return visit;
}
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
  title: 'Features/Checkout',
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

const pay = async (canvasElement: HTMLElement, name: RegExp = /^Pay £/) => {
  const page = within(canvasElement);
  const button = await page.findByRole('button', { name });
  // The card fields have said that they are there.
  await waitFor(() => expect(page.queryByText('Loading the card fields')).toBeNull());
  await userEvent.click(button);
  return page;
};

/** Everything is known: days of arrival, ways to pay, and a button that names the sum. */
export const Ready: Story = {
  parameters: { requirements: ['C2.19', 'C2.33'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: /Standard, Saturday 28 November/ })).toBeChecked();
    const deliveries = page.getAllByRole('radio').slice(0, 2);
    await expect(deliveries[0]).toHaveAccessibleName(/Express, Friday 27 November/);
    await expect(page.getByRole('button', { name: 'Pay £272.00' })).toBeVisible();
    await expect(page.getByLabelText('Email address')).toHaveValue('maya.okafor@example.com');
    await expect(page.getByTitle('Card details, from our payment provider')).toBeVisible();
  },
};

/** The first visit: nothing typed; deliveries come once the address is in. */
export const Empty: Story = {
  args: { store: newcomer().store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Days and prices show here/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show delivery days' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { store: newcomer(({ server }) => server.on(getSite, 'never')).store },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Getting the checkout ready')).toBeInTheDocument();
  },
};

/** The checkout did not load; trying again brings it. */
export const Failed: Story = {
  args: {
    store: newcomer(({ server }) =>
      server.on(
        baskets.startCheckout,
        { status: 503, error: { errorCode: 'Unavailable', message: '' } },
        { answer: fullBasket() },
      ),
    ).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('button', { name: /^Pay £/ })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { store: newcomer(({ server }) => server.on(baskets.getBaskets, 'offline')).store },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No connection' })).toBeVisible();
  },
};

/** The shop takes members only. */
export const SignedOut: Story = {
  parameters: { requirements: ['C1.22'] },
  args: {
    store: (() => {
      const { store } = checkoutVisit({ flags: { guestCheckout: false } });
      void store.load();
      return store;
    })(),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

const buyer = newcomer();
/** Bought by keyboard alone, from the first field to the confirmation. */
export const Succeeded: Story = {
  args: { store: buyer.store },
  parameters: { requirements: ['C1.04'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByLabelText('Email address')).focus();
    await userEvent.keyboard('maya.okafor@example.com{Tab}{Tab}07700 900142{Tab}');
    await userEvent.keyboard('Maya{Tab}Okafor{Tab}M4 3AQ{Tab}18 Hatter Street{Tab}{Tab}Manchester{Tab}');
    const express = await page.findByRole('radio', { name: /Express, Friday 27 November/ });
    await expect(await page.findByRole('radio', { name: /Standard/ })).toBeChecked();
    page.getByRole('radio', { name: /Standard/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(express).toBeChecked());
    page.getByRole('radio', { name: /Credit or debit card/ }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(page.queryByText('Loading the card fields')).toBeNull());
    page.getByRole('button', { name: /^Pay £/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(buyer.visited).toEqual(['/confirmation?orderId=TL-48213']));
  },
};

/** Pressed too early: all that is missing in one place, which takes the focus and leads to each field. */
export const Invalid: Story = {
  args: { store: newcomer().store },
  parameters: { requirements: ['A5.01', 'A5.26', 'A5.27'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Pay £/ }));
    const summary = await page.findByRole('group', { name: 'There are 8 things to fix' });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter a postcode' }));
    const postcode = page.getByRole('textbox', { name: 'Postcode' });
    await expect(postcode).toHaveFocus();
    await expect(postcode).toHaveAccessibleDescription('Enter a postcode');
    await userEvent.keyboard('M4{Tab}');
    await expect(await page.findAllByText('Enter a postcode, like M4 3AQ')).not.toHaveLength(0);
  },
};

/** The field itself says what is wrong when it is left, and nothing while one types. */
export const InvalidOnBlur: Story = {
  args: { store: newcomer().store },
  parameters: { requirements: ['A5.02'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const email = await page.findByLabelText('Email address');
    await userEvent.type(email, 'maya');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await expect(email).toHaveAccessibleDescription(/Enter an email address like name@example.com/);
  },
};

/** The carrier's check refuses the postcode: shown at the field, everything typed is still there. */
export const InvalidForTheServer: Story = {
  parameters: { requirements: ['C8.35'] },
  args: {
    store: returning(({ server }) => {
      const fields = [{ field: 'postalCode', errorCode: 'invalid' }];
      server.on(
        shipping.patchShipment,
        { answer: readyBasket() },
        { status: 422, error: { errorCode: 'invalid_shipping_address', message: '', details: { fields } } },
      );
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const line1 = await page.findByRole('textbox', { name: 'Address line 1' });
    await userEvent.type(line1, 'a');
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Postcode' })).toBeInvalid());
    await expect(line1).toHaveValue('18 Hatter Streeta');
  },
};

/** We do not go there: told at the delivery, with what helps. */
export const BlockedPostalCode: Story = {
  parameters: { requirements: ['C4.24', 'C8.13'] },
  args: {
    store: newcomer(({ server, fillIn, store }) => {
      const error = { errorCode: 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE', message: '' };
      server.on(shipping.patchShipment, { status: 422, error });
      fillIn();
      store.payment.select('');
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText(/We do not deliver to this postal code/)).length).toBeGreaterThan(
      0,
    );
  },
};

/** A delivery for members only. */
export const DeliveryForMembers: Story = {
  parameters: { requirements: ['C4.23'] },
  args: {
    store: returning(({ server }) =>
      server.on(
        shipping.patchShipment,
        { answer: readyBasket() },
        { status: 403, error: { errorCode: 'Forbidden', message: '' } },
      ),
    ).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^Express/ }));
    await expect(await page.findByText('Sign in for this delivery')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  },
};

/** The frame finds the card wrong: it says so beside its fields, and the page names it in the summary. */
export const InvalidCard: Story = {
  args: { store: returning().store, frames: scriptedFrames('invalid') },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    const summary = await page.findByRole('group', { name: 'There is 1 thing to fix' });
    await expect(summary).toHaveTextContent('Check the card number');
  },
};

/** Under way: the button keeps its place, says what happens and takes no second press. */
export const Submitting: Story = {
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
    const told = await page.findByText('The payment did not go through');
    await expect(told.closest('[role=alert]')).toHaveTextContent(text);
    await waitFor(() => expect(told.closest('[role=alert]')).toHaveFocus());
    await expect(page.getByLabelText('Email address')).toHaveValue('maya.okafor@example.com');
    await expect(page.getByRole('button', { name: 'Pay £272.00' })).not.toHaveAttribute('aria-disabled');
  },
});

/** Each group of codes has its own words; nothing typed is lost, and the next press is another try. */
export const FailedCardDeclined = declinedStory('CardError', 'The card was not accepted', 'C8.50');
export const FailedCountry = declinedStory('CountryError', 'can’t be used from this country', 'C8.51');
export const FailedInformation = declinedStory('InformationError', 'Some card details do not match', 'C8.52');
export const FailedAuthentication = declinedStory(
  'SecurityAuthenticationError',
  'could not confirm',
  'C8.53',
);
export const FailedTemporarily = declinedStory('TemporaryError', 'The bank did not answer', 'C8.54');
export const FailedBankDeclined = declinedStory('BankDeclinedError', 'The bank said no', 'C8.55');
export const FailedInsufficientFunds = declinedStory('InsufficientFundsError', 'The bank said no', 'C8.56');
export const FailedInvalidAddress = declinedStory(
  'InvalidAddressByAcquirer',
  'another invoice address',
  'C8.57',
);
export const FailedOutOfStock = declinedStory(
  'ProductItemNotAvailableException',
  'sold out while paying',
  'C8.59',
);
export const FailedInterrupted = declinedStory('PaymentInterrupted', 'stopped before the end', 'C8.60');
/** A code nobody knows: what the bank says stands. */
export const FailedUnknownCode = declinedStory('X9', 'Card switched off', 'C8.61', 'Card switched off');

const stepped = (change: (visit: CheckoutVisit) => void) =>
  returning((visit) => {
    visit.server.on(orders.placeOrder, {
      answer: {
        ...{ kind: 'challenge', orderId: 'TL-48213' },
        ...{ url: 'https://bank.example/step', origin: 'https://bank.example' },
      },
    });
    change(visit);
  });
const confirmed = stepped(({ server }) =>
  server.on(payments.finalizePayment, { answer: { kind: 'placed', order: mayasOrder } }),
);

/** The bank wants to be sure: its page stands over ours, and confirming there finishes the order. */
export const Challenge: Story = {
  args: { store: confirmed.store },
  parameters: { requirements: ['C7.46'] },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'The bank wants to be sure' }),
    );
    const frame = dialog.getByTitle<HTMLIFrameElement>('Confirmation page of the bank');
    const button = () => frame.contentDocument?.querySelector('button');
    await waitFor(() => expect(button()).toBeTruthy());
    button()?.click();
    await waitFor(() => expect(confirmed.visited).toEqual(['/confirmation?orderId=TL-48213']));
  },
};

/** Stopped at the bank: nothing was taken, and that is said. */
export const ChallengeStopped: Story = {
  args: {
    store: stepped(({ server }) =>
      server.on(orders.failOrder, { answer: { ...mayasOrder, status: 'failed', paymentStatus: 'not_paid' } }),
    ).store,
  },
  parameters: { requirements: ['C8.60', 'C7.58'] },
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
/** The bank is late: the order exists, and the confirmation waits for the answer. */
export const Pending: Story = {
  args: { store: late.store },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await waitFor(() => expect(late.visited).toEqual(['/confirmation?orderId=TL-48213&isAsync=true']));
  },
};

/** No answer came, and nobody knows: pressing again is safe, and the page says so. */
export const FailedWithoutAnswer: Story = {
  args: { store: returning(({ server }) => server.on(orders.placeOrder, 'offline')).store },
  play: async ({ canvasElement }) => {
    const page = await pay(canvasElement);
    await expect(await page.findByText('We do not know yet whether this was paid')).toBeVisible();
  },
};

/** The provider is away: nothing was taken. */
export const FailedUnavailable: Story = {
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

/** The ways to pay did not come; trying again brings them. */
export const FailedToPrepare: Story = {
  parameters: { requirements: ['C8.48'] },
  args: {
    store: newcomer(({ server }) =>
      server.on(
        payments.getPaymentMethods,
        { status: 503, error: { errorCode: 'Unavailable', message: '' } },
        { answer: waysToPay },
      ),
    ).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/The ways to pay did not load/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('radio', { name: /Credit or debit card/ })).toBeVisible();
  },
};

const soldOut = returning(({ server }) => {
  const details = { productIds: ['TL5001_0003'] };
  server.on(orders.placeOrder, {
    status: 409,
    error: { errorCode: 'ReservationFailure', message: '', details },
  });
});
/** The last one went to somebody else: back to the bag, which tells it. */
export const SoldOut: Story = {
  args: { store: soldOut.store },
  parameters: { requirements: ['C4.46', 'C8.70'] },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await waitFor(() => expect(soldOut.visited).toEqual(['/cart']));
    await expect(soldOut.basket.reservationFailedErrorProducts).toEqual(['TL5001_0003']);
  },
};

/** The total is another now: told, and paid only by another press. */
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

const leaving = returning(({ server }) =>
  server.on(payments.startHostedPayment, {
    answer: { kind: 'redirect', orderId: 'TL-48213', url: 'https://pay.example/page/1' },
  }),
);
/** A way to pay on the provider's own page. */
export const HostedPage: Story = {
  args: { store: leaving.store },
  parameters: { requirements: ['C7.45'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^Card on the provider/ }));
    await userEvent.click(page.getByRole('button', { name: /^Pay £/ }));
    await waitFor(() => expect(leaving.visited).toEqual(['https://pay.example/page/1']));
    await expect(await page.findByText('On the way to the payment page')).toBeVisible();
  },
};

/** Another address for the invoice, with the same fields. */
export const OtherInvoiceAddress: Story = {
  args: { store: returning().store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const same = await page.findByRole('checkbox', { name: /for the invoice too/ });
    await expect(page.queryByRole('group', { name: 'Invoice address' })).toBeNull();
    await userEvent.click(same);
    await expect(page.getByRole('group', { name: 'Invoice address' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Pay £/ }));
    await expect(await page.findByRole('group', { name: 'There are 5 things to fix' })).toHaveFocus();
  },
};

/** Long German words and names, two parcels, tax within. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: returning(({ server }) => {
      const euros = { currency: 'EUR' };
      const long = line({
        ...euros,
        productName: 'Wasserabweisende Fußballtorwartpolsterhose Donaudampfschifffahrt',
        size: 'EU 42 2/3',
        quantity: 2,
        pricing: { price: 130, standardPrice: 150, total: 260 },
      });
      const basket = readyBasket({ ...basketOf([long, { ...strike, ...euros }]), ...euros });
      const addressFields = britishMarket.addressFields.map(({ label: _, ...field }) => ({
        ...field,
        ...(field.name === 'line1' ? { label: 'street' } : {}),
      }));
      const market = { ...britishMarket, ...germany.market, addressFields, taxation: britishMarket.taxation };
      server
        .on(getSite, { answer: { market, language: germany.language } })
        .on(baskets.getBaskets, { answer: basket })
        .on(baskets.startCheckout, { answer: basket })
        .on(shipping.patchShipment, { answer: basket })
        .on(shipping.getShippingMethods, {
          answer: [
            { ...standard, carrierName: 'Deutsche Post DHL Group Paketzustellung' },
            nextDay,
            { ...standard, shipmentId: 's-2', delivery: { from: '2026-12-01', to: '2026-12-04' } },
          ],
        });
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('group', { name: 'Paket 1 von 2' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue(
      '18 Hatter Street',
    );
    await expect(
      page.getByRole('radio', { name: /Standard, Di\., 1\. Dez\. bis Fr\., 4\. Dez\./ }),
    ).toBeVisible();
  },
};

/** Won have no decimals, also on the button. */
export const KoreanPrices: Story = {
  globals: { language: 'ko' },
  parameters: { requirements: ['C9.25'] },
  args: {
    store: returning(({ server }) => {
      const won = line({
        currency: 'KRW',
        pricing: { price: 159000, standardPrice: 159000, total: 159000 },
      });
      const basket = readyBasket({ ...basketOf([won]), currency: 'KRW' });
      const market = { ...britishMarket, ...korea.market, taxation: britishMarket.taxation };
      server
        .on(getSite, { answer: { market, language: korea.language } })
        .on(baskets.getBaskets, { answer: basket })
        .on(baskets.startCheckout, { answer: basket })
        .on(shipping.patchShipment, { answer: basket })
        .on(shipping.getShippingMethods, { answer: [standard, { ...nextDay, price: 4000 }] })
        .on(payments.getPaymentMethods, { answer: { ...waysToPay, paymentMethods: [card, hostedCard] } });
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: '₩159,000 결제하기' })).toBeVisible();
    await expect(page.getByText('₩4,000')).toBeVisible();
  },
};
