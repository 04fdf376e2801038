import * as calls from '@touchline/contract/addressSearch/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { britishSite } from './Checkout.fixtures.ts';
import { testCheckoutSession, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

const house = (number: number) => ({
  ...{ id: `GB-0-${number}`, isAddress: true },
  suggestion: { text: `${number} Tib Street`, description: 'Manchester, M4 1LN' },
});

const searching = (change: (session: TestCheckoutSession) => void = () => undefined) => {
  const session = testCheckoutSession();
  session.server
    .on(getSite, { answer: { ...britishSite, market: { ...britishSite.market, addressSearch: true } } })
    .on(calls.getAddressSuggestions, { answer: { suggestions: [house(17), house(18)], messageList: [] } })
    .on(calls.getSuggestedAddress, {
      answer: { id: 'GB-0-18', line1: '18 Tib Street', postalCode: 'M4 1LN', city: 'Manchester', region: '' },
    });
  change(session);
  void session.store.load();
  return session.store;
};

const postcode = (canvas: HTMLElement) => canvas.querySelector('[name="shipping-postalCode"]');

const meta = {
  title: 'Features/Checkout/Address search',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: searching(), frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A market that searches for addresses: one field, and a way to type the address. */
export const Searches: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('combobox', { name: 'Find your address' })).toBeVisible();
    await expect(postcode(canvasElement)).not.toBeVisible();
  },
};

/** A suggestion is chosen: the address stands there, without its fields. */
export const FindsAnAddress: Story = {
  args: { store: searching() },
  tags: ['!autodocs'],
  parameters: { requirements: ['A3.70', 'C3.16'] },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('combobox', { name: 'Find your address' }), '18 tib');
    await userEvent.click(await within(document.body).findByRole('option', { name: /^18 Tib Street/ }));
    await expect(await page.findByText('18 Tib Street, M4 1LN, Manchester')).toBeVisible();
    await expect(postcode(canvasElement)).not.toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Find another address' }));
    await expect(await page.findByRole('combobox', { name: 'Find your address' })).toHaveValue('');
  },
};

/** The shopper wants to type the address: its fields take the place of the search. */
export const TypesTheAddress: Story = {
  args: { store: searching() },
  tags: ['!autodocs'],
  parameters: { requirements: ['C4.16'] },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Enter the address yourself' }));
    await expect(postcode(canvasElement)).toBeVisible();
    await expect(page.queryByRole('combobox', { name: 'Find your address' })).toBeNull();
  },
};

/** The address service allows no more searches: the fields are there instead. */
export const LimitExceeded: Story = {
  args: {
    store: searching(({ server }) =>
      server.on(calls.getAddressSuggestions, {
        answer: { suggestions: [], messageList: [{ type: 'AddressProviderLimitExceeded', details: {} }] },
      }),
    ),
  },
  tags: ['!autodocs'],
  parameters: { requirements: ['C4.18', 'C8.21'] },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('combobox', { name: 'Find your address' }), 'tib');
    await waitFor(() => expect(postcode(canvasElement)).toBeVisible());
  },
};

/** The search does not answer: it says so, and typing the address stays possible. */
export const SearchFails: Story = {
  args: { store: searching(({ server }) => server.on(calls.getAddressSuggestions, 'offline')) },
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('combobox', { name: 'Find your address' }), 'tib');
    const told = 'The search does not answer. Enter the address yourself.';
    await waitFor(() => expect(within(document.body).getAllByText(told)[0]).toBeVisible());
    await expect(page.getByRole('button', { name: 'Enter the address yourself' })).toBeVisible();
  },
};
