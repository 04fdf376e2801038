import * as baskets from '@touchline/contract/basket/endpoints';
import type { BasketMessage } from '@touchline/contract/basket/schema';
import { getSite } from '@touchline/contract/market/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { basketOf, fullBasket, line, strike } from '../../cart/basket/Basket.fixtures.ts';
import { britain, germany, korea } from '../../platform/site/Site.fixtures.ts';
import {
  britishMarket,
  card,
  hostedCard,
  nextDay,
  standard,
  paymentMethodsAnswer,
} from './Checkout.fixtures.ts';
import { testCheckoutSession, newcomer, readyBasket, returning } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

const reservedUntil = '2026-11-21T10:15:00Z';

const meta = {
  title: 'Features/Checkout/Checkout',
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

/** Everything is known: delivery days, payment methods, and a button with the total. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: /Standard, Saturday\s28\sNovember/ })).toBeChecked();
    const deliveries = page.getAllByRole('radio').slice(0, 2);
    await expect(deliveries[0]).toHaveAccessibleName(/Express, Friday\s27\sNovember/);
    await expect(page.getByRole('button', { name: 'Pay £272.00' })).toBeVisible();
    await expect(page.getByLabelText('Email address')).toHaveValue('maya.okafor@example.com');
    await expect(page.getByTitle('Card details, from our payment provider')).toBeVisible();
  },
};

/** A new shopper: nothing typed; delivery options appear once the address is complete. */
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

/** The checkout failed to load; a retry loads it. */
export const Failed: Story = {
  args: {
    store: newcomer(({ server }) =>
      server.on(
        baskets.startCheckout,
        { status: 503, error: { errorCode: 'Unavailable', message: '' } },
        { answer: fullBasket({ reservedUntil }) },
      ),
    ).store,
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['!autodocs'],
  args: {
    store: newcomer(({ server }) =>
      server.on(
        baskets.startCheckout,
        { status: 503, error: { errorCode: 'Unavailable', message: '' } },
        { answer: fullBasket({ reservedUntil }) },
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

function forMembers() {
  const { store } = testCheckoutSession({ flags: { guestCheckout: false } });
  void store.load();
  return store;
}

/** The shop serves members only, and has no sign-in page: there is no link to one. */
export const SignedOut: Story = {
  parameters: { requirements: ['C1.22'] },
  args: { store: forMembers() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Members only' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the bag' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
};

/** The same where the shop has accounts. */
export const SignedOutWithAccounts: Story = {
  parameters: { site: { ...britain, signInPath: '/login' } },
  args: { store: forMembers() },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', '/gb/login');
  },
};

const buyer = newcomer();
/** Bought by keyboard alone, from the first field to the confirmation. */
export const BuysByKeyboard: Story = {
  args: { store: buyer.store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByLabelText('Email address')).focus();
    await userEvent.keyboard('maya.okafor@example.com{Tab}07700 900142{Tab}');
    await userEvent.keyboard('Maya{Tab}Okafor{Tab}M4 3AQ{Tab}18 Hatter Street{Tab}{Tab}Manchester{Tab}');
    const express = await page.findByRole('radio', { name: /Express, Friday\s27\sNovember/ });
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
export const PaysWithGaps: Story = {
  args: { store: newcomer().store },
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
export const LeavesAFieldWrong: Story = {
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
export const RefusedByTheServer: Story = {
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

/** An address changed while the network was away: told below it, everything typed stays, trying again saves it. */
export const SaveRefused: Story = {
  args: {
    store: returning(({ server }) => {
      server.on(shipping.patchShipment, { answer: readyBasket() }, 'offline', { answer: readyBasket() });
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const line1 = await page.findByRole('textbox', { name: 'Address line 1' });
    await userEvent.type(line1, 'a');
    await userEvent.tab();
    await expect(await page.findByText(/^No connection\. Everything typed is kept/)).toBeVisible();
    await expect(line1).toHaveValue('18 Hatter Streeta');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.queryByText(/^No connection/)).toBeNull());
  },
};

/** A returning shopper whose basket has these messages; choosing a delivery option clears one about an unavailable option. */
const checkoutWith = (messageList: BasketMessage[]) => {
  const isKept = messageList.some(({ type }) => type !== 'ShippingMethodInapplicable');
  return returning(({ server }) => {
    const told = readyBasket({ messageList });
    server
      .on(baskets.getBaskets, { answer: told })
      .on(baskets.startCheckout, { answer: { ...told, reservedUntil } })
      .on(shipping.patchShipment, { answer: isKept ? told : readyBasket() });
  }).store;
};

/** The shop does not deliver there: shown at the delivery step, with what the shopper can do. */
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
    await expect((await page.findAllByText(/We do not deliver to this area/)).length).toBeGreaterThan(0);
  },
};

/** A stored address is no longer served: shown at the delivery step when the page opens. */
export const BlockedSinceLastTime: Story = {
  parameters: { requirements: ['C8.14'] },
  args: {
    store: checkoutWith([{ type: 'BlockedPostalCode', details: {} }]),
  },
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole('group', { name: 'Delivery' });
    await expect(await within(group).findByText(/We do not deliver to this area/)).toBeVisible();
  },
};

/** The previously chosen delivery option is unavailable: none is selected instead, and choosing one clears the message. */
export const DeliveryGone: Story = {
  parameters: { requirements: ['C8.15'] },
  args: {
    store: checkoutWith([{ type: 'ShippingMethodInapplicable', details: {} }]),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const group = await page.findByRole('group', { name: 'Delivery' });
    await expect(await within(group).findByText(/That delivery is not offered any more/)).toBeVisible();
    await userEvent.click(within(group).getByRole('radio', { name: /^Express/ }));
    await waitFor(() => expect(page.queryByText(/not offered any more/)).toBeNull());
  },
};

/** The tax of the address is unknown: shown at the delivery step, and the Pay button leads there. */
export const TaxUnknown: Story = {
  parameters: { requirements: ['C8.28'] },
  args: {
    store: checkoutWith([{ type: 'TaxCalculationFailure', details: {} }]),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const group = await page.findByRole('group', { name: 'Delivery' });
    await expect(
      await within(group).findByText(/The tax for this address could not be worked out/),
    ).toBeVisible();
  },
};

/** A delivery option for members only. */
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
    await expect(await page.findByText('Not for guests')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  },
};

/** A different invoice address, with the same fields. */
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

/** Long German texts and names, two parcels, tax included. */
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
      const lines = [long, { ...strike, ...euros }];
      const basket = readyBasket({
        ...basketOf(lines),
        ...euros,
        shipmentList: lines.map((each, at) => ({
          ...{ shipmentId: `s-${at + 1}`, shipmentType: at === 0 ? 'regular' : 'preorder' },
          productLineItemList: [each],
        })),
      });
      const addressFields = britishMarket.addressFields.map((field) => ({
        ...field,
        ...(field.name === 'line1' ? { label: 'street' as const } : {}),
      }));
      const market = { ...britishMarket, ...germany.market, addressFields, taxation: britishMarket.taxation };
      server
        .on(getSite, { answer: { market, language: germany.language } })
        .on(baskets.getBaskets, { answer: basket })
        .on(baskets.startCheckout, { answer: { ...basket, reservedUntil } })
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
    await expect(
      await page.findByRole('group', { name: /^Paket 1 von 2: 2 × Wasserabweisende/ }),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue(
      '18 Hatter Street',
    );
    await expect(
      page.getByRole('radio', { name: /Standard, Di\.,\s1\.\sDez\. bis Fr\.,\s4\.\sDez\./ }),
    ).toBeVisible();
  },
};

/** The won has no decimals, also on the button. */
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
        .on(baskets.startCheckout, { answer: { ...basket, reservedUntil } })
        .on(shipping.patchShipment, { answer: basket })
        .on(shipping.getShippingMethods, { answer: [standard, { ...nextDay, price: 4000 }] })
        .on(payments.getPaymentMethods, {
          answer: { ...paymentMethodsAnswer, paymentMethods: [card, hostedCard] },
        });
    }).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: '₩159,000 결제하기' })).toBeVisible();
    await expect(page.getByText('₩4,000')).toBeVisible();
  },
};
