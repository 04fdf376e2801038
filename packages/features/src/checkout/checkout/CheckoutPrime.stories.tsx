import * as baskets from '@touchline/contract/basket/endpoints';
import type { PrimeError } from '@touchline/contract/codes';
import * as orders from '@touchline/contract/order/endpoints';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { nextDay, standard } from './Checkout.fixtures.ts';
import { readyBasket, returning } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

const prime: ShippingOption = {
  ...nextDay,
  ...{ id: 'prime', carrierCode: 'AMZL', carrierName: 'Amazon Prime', carrierService: 'PRIME' },
  ...{ carrierServiceCode: 'prime', price: 0, text: 'Included in your Prime membership' },
};

/** A shopper whose details are known, and to whom Prime says no with a reason, or nothing. */
const offered = (errorCode?: PrimeError) =>
  returning(({ server }) =>
    server
      .on(shipping.getShippingMethods, {
        answer: [standard, nextDay, { ...prime, ...(errorCode ? { errorCode } : {}) }],
      })
      .on(shipping.patchShipment, { answer: readyBasket() }),
  ).store;

const meta = {
  title: 'Features/Checkout/Prime',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: offered(), frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const primeCard = /^Prime, /;

/** Prime delivers all of the bag to this member: it stands among the others, and is a choice like them. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const option = await within(canvasElement).findByRole('radio', { name: primeCard });
    await expect(option).toBeEnabled();
    await expect(option).toHaveAccessibleName(/Amazon Prime\. Included in your Prime membership/);
  },
};

/** Prime says why it does not deliver this, and the other options stay as they are. */
const blocked = (errorCode: PrimeError, reason: string): Story => ({
  args: { store: offered(errorCode) },
  parameters: { requirements: ['C5.30', 'C8.40'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const option = await page.findByRole('radio', { name: primeCard });
    await expect(option).toBeDisabled();
    await expect(option).toHaveAccessibleName(new RegExp(reason));
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeEnabled();
    await expect(page.getByRole('radio', { name: /^Express/ })).toBeEnabled();
  },
});

export const DisabledSignedOut = blocked('UserNotPrimeAuthenticated', 'Sign in with Amazon');
export const DisabledWithoutPrime = blocked('ShopperNotPrimeEnabled', 'has no Prime');
export const DisabledSignInOver = blocked('InvalidTokenForPrime', 'has run out');
export const DisabledAddress = blocked('InvalidAddressForPrime', 'does not deliver to this address');
export const DisabledItem = blocked('ItemNotPrimeEnabled', 'Not everything in the bag comes with Prime');
export const DisabledOutOfStock = blocked('ItemOutOfStockForPrime', 'Sold out in the Prime warehouse');
export const DisabledAmount = blocked('ItemAmountUnavailableForPrime', 'does not have that many');

/** The wallet does not answer: Prime is not chosen, and can be chosen again. */
export const AsksAWalletThatIsAway: Story = {
  args: {
    store: returning(({ server }) =>
      server
        .on(shipping.getShippingMethods, { answer: [standard, nextDay, prime] })
        .on(shipping.patchShipment, {
          status: 422,
          error: { errorCode: 'UnknownPrimeError', message: '' },
        }),
    ).store,
  },
  parameters: { requirements: ['C5.30', 'C8.40'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: primeCard }));
    await expect((await page.findAllByText(/Amazon did not answer about Prime/))[0]).toBeVisible();
    await expect(page.getByRole('radio', { name: primeCard })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeEnabled();
  },
};

/** Prime ended between the choice and the payment: nothing is taken, and another delivery is asked for. */
export const PaysAfterPrimeHasEnded: Story = {
  args: {
    store: returning(({ server }) => {
      const errorCode = 'ShopperNotPrimeEnabled' as const;
      const told = readyBasket({
        messageList: [{ type: 'ShippingMethodInapplicable', details: { errorCode } }],
      });
      server
        .on(orders.placeOrder, { status: 422, error: { errorCode, message: '' } })
        .on(baskets.getBaskets, { answer: readyBasket() }, { answer: told })
        .on(
          shipping.getShippingMethods,
          { answer: [standard, nextDay, prime] },
          { answer: [standard, nextDay, { ...prime, errorCode }] },
        );
    }).store,
  },
  parameters: { requirements: ['C8.40'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: /^Pay £/ });
    await waitFor(() => expect(page.queryByText('Loading the card fields')).toBeNull());
    await userEvent.click(button);
    await expect(await page.findByText('Prime does not deliver this order any more')).toBeVisible();
    await expect(page.getByText(/Nothing was taken\. Choose another delivery/)).toBeVisible();
    await waitFor(() => expect(page.getByRole('radio', { name: primeCard })).toBeDisabled());
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeEnabled();
  },
};
