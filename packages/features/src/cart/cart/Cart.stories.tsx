import * as calls from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import { SnackbarQueue, SnackbarRegion } from '@touchline/design-system/Snackbar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { basketOf, fullBasket, line, newBasket, strike, tee, tempo } from '../basket/Basket.fixtures.ts';
import type { BasketStatus } from '../basket/index.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { bag, removable } from './Cart.fixtures.ts';
import { CartPage } from './CartPage.tsx';
import type { FollowedLink } from './CartStore.ts';
import { MemberOffer } from './MemberOffer.tsx';

const shown = (basket: Basket, status?: BasketStatus) => bag(basket, status).store;
const free = { ...fullBasket().pricing, missingForFreeShipping: 0, shippingFrom: 0 };
const snackbars = new SnackbarQueue();

const meta = {
  title: 'Features/Bag/Bag',
  component: CartPage,
  parameters: { layout: 'fullscreen' },
  args: { snackbars, store: shown(fullBasket({ pricing: free })) },
  render: (args) => (
    <>
      <main>
        <CartPage {...args} />
      </main>
      <SnackbarRegion queue={args.snackbars} closeLabel="Close" />
    </>
  ),
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn = fn();
const register = fn();
const memberOffer = (
  <MemberOffer
    signInHref="/gb/account/login?returnTo=%2Fcart"
    registerHref="/gb/account/register?returnTo=%2Fcart"
    onSignIn={signIn}
    onRegister={register}
  />
);

/** The bag of a guest: below the button stands the way to an account. */
export const OfGuest: Story = { args: { memberOffer } };

/** The same in German, whose words are longer. */
export const LongContentOfGuest: Story = { args: { memberOffer }, globals: { language: 'de' } };

/** Signing in and making an account open above the bag. */
export const GuestSignsIn: Story = {
  args: { memberOffer },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign in' }));
    await expect(signIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }));
    await expect(register).toHaveBeenCalledOnce();
  },
};

/** Three lines, one on sale, delivery is free. */
export const Ready: Story = {
  parameters: { requirements: ['C9.24'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your bag');
    await expect(page.getAllByRole('listitem')).toHaveLength(3);
    await expect(page.getByText('−£40.00')).toBeVisible();
    await expect(page.getByText('Includes £45.33 VAT')).toBeVisible();
    const [checkout] = page.getAllByRole('link', { name: 'Go to checkout' });
    await expect(checkout).toHaveAttribute('href', '/gb/checkout');
  },
};

export const Loading: Story = {
  args: { store: shown(fullBasket(), { kind: 'loading' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Getting the bag')).toBeInTheDocument();
  },
};

/** Empty: says so and has links to the shop. */
export const Empty: Story = {
  args: { store: shown(newBasket()) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your bag is empty');
    await expect(page.getByRole('link', { name: 'Shop new' })).toHaveAttribute('href', '/gb');
  },
};

const emptiedElsewhere = shown(newBasket());
emptiedElsewhere.basket.notifyChangedElsewhere();
/** Another tab emptied the bag while this one was about to pay: the page says so. */
export const EmptiedElsewhere: Story = {
  args: { store: emptiedElsewhere },
  parameters: { requirements: ['C8.68'] },
};

const afterLink = (followedLink: FollowedLink, basket = fullBasket()) =>
  Object.assign(shown(basket), { followedLink });

/** A link brought the bag back as it was. */
export const RestoredByLink: Story = {
  args: { store: afterLink({ kind: 'restored', lost: 0, repriced: 0 }) },
};

/** Of the link's bag two products are not sold any more, and one costs something else now. */
export const RestoredInPart: Story = {
  args: { store: afterLink({ kind: 'restored', lost: 2, repriced: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 products of it are not sold any more/)).toHaveTextContent(
      'The price of 1 product has changed',
    );
  },
};

/** The link is not complete, or what it names is not sold any more. */
export const LinkFailed: Story = {
  args: { store: afterLink({ kind: 'failed' }, newBasket()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The link did not fill the bag')).toBeVisible();
  },
};

/** The bag failed to load; a retry loads it. */
export const Failed: Story = {
  args: { store: shown(fullBasket(), { kind: 'failed', reason: 'unavailable' }) },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['!autodocs'],
  args: { store: shown(fullBasket(), { kind: 'failed', reason: 'unavailable' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('heading', { name: /Your bag/ })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { store: shown(fullBasket(), { kind: 'failed', reason: 'offline' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('No connection');
  },
};

/** The token has expired and baskets are not restored here. */
export const SignedOut: Story = {
  args: { store: shown(fullBasket(), { kind: 'failed', reason: 'signIn' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
};

/** The same where the shop has accounts: signing in restores the bag. */
export const SignedOutWithAccounts: Story = {
  parameters: { site: { ...britain, signInPath: '/login' } },
  args: { store: shown(fullBasket(), { kind: 'failed', reason: 'signIn' }) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', '/gb/login');
  },
};

function twoOfTempo() {
  const { store, server } = bag(basketOf([tempo]));
  const two = { quantity: 2, pricing: { price: 130, standardPrice: 130, total: 260 } };
  server.on(calls.patchItem, { answer: basketOf([line(two)]) });
  return store;
}

/** Quantity increased by keyboard: line and total follow. */
export const QuantityChanged: Story = {
  args: { store: twoOfTempo() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: /^One more of Tempo 4, / }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('£130 each')).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue(2);
    await expect(page.getAllByText('£260.00').length).toBeGreaterThan(0);
  },
};

/** Removed by keyboard and restored: the focus is never lost, the change is announced. */
export const Removed: Story = {
  args: { store: removable(), snackbars: new SnackbarQueue() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: /^Remove Tempo 4/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(2));
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    const told = page.getByText('Tempo 4, UK 8 is out of the bag.');
    await waitFor(() => expect(told).toBeVisible());
    page.getByRole('button', { name: 'Put it back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('link', { name: 'Tempo 4' })).toHaveFocus());
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Tempo 4, UK 8 is back in the bag.',
      ),
    );
  },
};

function emptied() {
  const { store, server } = bag(basketOf([line()]));
  server.on(calls.deleteItem, { answer: newBasket() });
  return store;
}
/** The last line is removed: the focus moves to the empty message, and the undo is still offered. */
export const RemovedLast: Story = {
  args: { store: emptied(), snackbars: new SnackbarQueue() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: /^Remove Tempo 4/ }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await page.findByRole('heading', { name: 'Your bag is empty' });
    await waitFor(() => expect(heading.closest('[tabindex]')).toHaveFocus());
    await waitFor(() => expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible());
  },
};

function lostConnection() {
  const { store, server } = bag(basketOf([line()]));
  server.on(calls.deleteItem, { answer: newBasket() });
  server.on(calls.addItems, 'offline', { answer: basketOf([line()]) });
  return store;
}
/** Putting it back did not get through: said above, and offered again. */
export const PutsBackOffline: Story = {
  args: { store: lostConnection(), snackbars: new SnackbarQueue() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Remove Tempo 4/ }));
    await userEvent.click(await page.findByRole('button', { name: 'Put it back' }));
    await expect(await page.findByText(/connection/i)).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Put it back' }));
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(1));
  },
};

function refusing() {
  const { store, server } = bag(basketOf([line({ quantity: 2, maxQuantity: 10 })]));
  server.on(calls.patchItem, {
    status: 422,
    error: { errorCode: 'QUANTITY_UNAVAILABLE', message: '', details: { left: 2 } },
  });
  return store;
}

/** The back end has fewer than requested: shown at the line, the quantity reverts. */
export const Refused: Story = {
  args: { store: refusing() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^One more of Tempo 4, / }));
    await expect(await page.findByRole('alert')).toHaveTextContent('Only 2 left');
    await expect(page.getByRole('spinbutton')).toHaveValue(2);
  },
};

function partlySoldOut() {
  const { store, server } = bag(
    basketOf([line({ availableQuantity: 0 }), { ...tee, quantity: 3, availableQuantity: 2 }]),
  );
  const corrected = { ...tee, quantity: 2, pricing: { ...tee.pricing, total: 64 } };
  server.on(calls.deleteItem, { answer: basketOf([{ ...tee, quantity: 3, availableQuantity: 2 }]) });
  server.on(calls.patchItem, { answer: basketOf([corrected]) });
  return store;
}

/** Sold out, and fewer left: shown at the lines and above, each with a solution; the checkout button leads to the problems. */
export const SoldOut: Story = {
  args: { store: partlySoldOut(), snackbars: new SnackbarQueue() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('2 things to sort out before checkout')).toBeVisible();
    const [checkout] = page.getAllByRole('link', { name: 'Go to checkout' });
    await expect(checkout).toHaveAttribute('href', '#cart-problems');
    await userEvent.click(page.getByRole('button', { name: /^Remove Tempo 4/ }));
    await expect(await page.findByText('1 thing to sort out before checkout')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Change to 2' }));
    await waitFor(() => expect(page.queryByText(/sort out before checkout/)).toBeNull());
    await expect(page.getAllByRole('link', { name: 'Go to checkout' })[0]).toHaveAttribute(
      'href',
      '/gb/checkout',
    );
  },
};

function dearer() {
  const changed = { ...strike, pricing: { ...strike.pricing, previousPrice: 95 } };
  const { store, server } = bag(basketOf([tempo, changed]));
  server.on(calls.patchBasket, { answer: basketOf([tempo, strike]) });
  return store;
}

/** A price has changed: both prices are shown, and one press accepts the new one. */
export const PriceChanged: Story = {
  args: { store: dearer() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('The price has gone up from £95.00 to £110.00.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Fine, go on' }));
    await waitFor(() => expect(page.queryByText(/Prices changed/)).toBeNull());
  },
};

function tooLate() {
  const store = shown(basketOf([tempo, { ...tee, availableQuantity: 0 }]));
  store.basket.reservationFailed([tee.productId]);
  return store;
}

/** Another shopper took the last one while this order was being placed. */
export const FailedReservation: Story = {
  args: { store: tooLate() },
  parameters: { requirements: ['C4.46', 'C4.47'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Someone got there first')).toBeVisible();
    await expect(within(canvasElement).getByText(/Home & Away Tee\. Nothing was taken/)).toBeVisible();
  },
};

function notHeld() {
  const store = shown(fullBasket());
  store.basket.reservationFailed([]);
  return store;
}

/** The stock could not be reserved although nothing is sold out: the page says so, and the checkout can be tried again. */
export const FailedToHold: Story = {
  args: { store: notHeld() },
  parameters: { requirements: ['C8.09'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('The stock could not be held')).toBeVisible();
    await expect(page.queryByText('Someone got there first')).toBeNull();
  },
};

/** The goods exceed the maximum of one order: the checkout button leads to the notice. */
export const TooMuchForOneOrder: Story = {
  args: {
    store: shown(
      fullBasket({ messageList: [{ type: 'InvalidProductsTotal', details: { maxProductsTotal: 200 } }] }),
    ),
  },
  parameters: { requirements: ['C8.22'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/One order can be £200 at most/)).toBeVisible();
    const [checkout] = page.getAllByRole('link', { name: 'Go to checkout' });
    await expect(checkout).toHaveAttribute('href', '#cart-exceeded');
  },
};

/** Long German names and prices; delivery is not free yet. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: shown(
      basketOf(
        [
          line({
            productName: 'Wasserabweisende Fußballtorwartpolsterhose Donaudampfschifffahrt',
            color: 'Mitternachtsblau / Leuchtgelb reflektierend',
            size: 'EU 42 2/3',
            currency: 'EUR',
            availableQuantity: 3,
          }),
          { ...strike, currency: 'EUR' },
        ],
        { pricing: { ...basketOf([tempo, strike]).pricing, missingForFreeShipping: 12.5 } },
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Noch 12,50\s€ bis zur kostenlosen Lieferung/)).toBeVisible();
    await expect(page.getByText('Noch 3 da. Der Warenkorb reserviert nicht.')).toBeVisible();
  },
};

/** The won has no decimals. */
export const KoreanPrices: Story = {
  globals: { language: 'ko' },
  parameters: { requirements: ['C9.25'] },
  args: {
    store: shown(
      basketOf([
        line({
          currency: 'KRW',
          pricing: { price: 159000, standardPrice: 179000, total: 159000 },
          size: '265',
        }),
      ]),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText('₩159,000').length).toBeGreaterThan(0);
    await expect(page.getByText('−₩20,000')).toBeVisible();
  },
};
