import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import { fill, payAsGuest, findSentence } from './buyAsGuest.ts';
import { ShopInPage } from './shop/ShopInPage.tsx';

/**
 * What becomes of an order, in the whole shop with the real back end in this page: parcels and returns arrive when the button
 * above the shop is pressed.
 */
const meta = {
  component: ShopInPage,
  title: 'Journeys/Orders',
  // Pictures of a shop in use are pictures of one order number: they differ from run to run.
  parameters: { layout: 'fullscreen', liveRegion: false, chromatic: { disableSnapshot: true } },
  args: { address: '/gb/checkout', bag: ['RR4101_590'], hasBar: true, hasParcels: true },
} satisfies Meta<typeof ShopInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeoutMs = { timeout: 45_000 };
type User = Pick<typeof userEvent, 'click' | 'type' | 'clear' | 'selectOptions'>;

/** Buys what is in the bag, and opens the order by the link that the confirmation gives. */
async function buyAndOpen(user: User): Promise<void> {
  // The first story of a page opens its database.
  await screen.findByRole('heading', { level: 1, name: 'Checkout' }, timeoutMs);
  await payAsGuest(user);
  await user.click(await screen.findByRole('link', { name: 'Open this order' }, timeoutMs));
}

const arrive = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Let the parcels arrive' }));

/** Fills in the form of a return. */
async function sendBack(user: User, pieces: string, instead?: RegExp): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'Send something back' }, timeoutMs));
  await user.selectOptions(await screen.findByRole('combobox', { name: /^How many of/ }, timeoutMs), pieces);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Why does/ }), 'Too small');
  if (instead) {
    const list = screen.getByRole('combobox', { name: /^What do you want for/ });
    await user.selectOptions(list, within(list).getAllByRole('option', { name: instead })[0] ?? '');
  }
  await user.click(screen.getByRole('button', { name: 'Send it back' }));
  await screen.findByRole('heading', { level: 1, name: 'Your return is booked' }, timeoutMs);
  await user.click(screen.getByRole('link', { name: 'Back to the order' }));
}

/** Bought, and cancelled before anything is packed: the money was only reserved. */
export const BuyThenCancel: Story = {
  play: async ({ userEvent, step }) => {
    await step('a guest buys and opens the order', async () => {
      await buyAndOpen(userEvent);
    });
    await step('the order is cancelled', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }, timeoutMs));
      const dialog = within(await screen.findByRole('dialog', undefined, timeoutMs));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
      await screen.findAllByText(/nothing was taken/, undefined, timeoutMs);
    });
  },
};

/** Of three pieces two go back: they arrive, and what they cost is refunded. */
export const ReturnTwoOfThree: Story = {
  args: { bag: ['RR4101_590', 'RR4101_590', 'RR4101_590'] },
  play: async ({ userEvent, step }) => {
    await step('three pieces are bought and delivered', async () => {
      await buyAndOpen(userEvent);
      await arrive(userEvent);
      await screen.findByRole('heading', { name: /^Delivered on/ }, timeoutMs);
    });
    await step('two go back', () => sendBack(userEvent, '2'));
    await step('they arrive, and the money comes back', async () => {
      await screen.findByText('Announced', undefined, timeoutMs);
      await arrive(userEvent);
      await expect((await screen.findAllByText(/^Refunded £/, undefined, timeoutMs))[0]).toBeVisible();
    });
  },
};

/** Another size comes in place of the first, and nothing is paid. */
export const BuyThenExchange: Story = {
  play: async ({ userEvent, step }) => {
    await step('a pair is bought and delivered', async () => {
      await buyAndOpen(userEvent);
      await arrive(userEvent);
      await screen.findByRole('heading', { name: /^Delivered on/ }, timeoutMs);
    });
    await step('another size is set aside', async () => {
      await sendBack(userEvent, '1', /^Exchange for/);
      await screen.findByText(/^In exchange: .*set aside until/, undefined, timeoutMs);
    });
    await step('the first is back, and an order brings the other', async () => {
      await arrive(userEvent);
      await findSentence(/^Order \S+ brings the other size/);
    });
  },
};

/** A guest who has only the number and the email address finds the order. */
export const GuestFindsTheOrder: Story = {
  play: async ({ userEvent, step }) => {
    let orderId = '';
    await step('a guest buys', async () => {
      await screen.findByRole('heading', { level: 1, name: 'Checkout' }, timeoutMs);
      orderId = await payAsGuest(userEvent);
    });
    await step('the footer leads to the page that finds orders', async () => {
      const links = await screen.findAllByRole('link', { name: /^Track (an|your) order/ }, timeoutMs);
      await userEvent.click(links.at(-1) ?? document.body);
      await screen.findByRole('heading', { level: 1, name: 'Track an order' }, timeoutMs);
      // The shop moves the focus to a new page; what is typed before would not reach its field.
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    });
    await step('another address finds nothing, the right one does', async () => {
      await fill(userEvent, /^Order number/, orderId);
      await fill(userEvent, /^Email address/, 'noa@example.org');
      await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
      await screen.findByText('No order found', undefined, timeoutMs);
      await fill(userEvent, /^Email address/, 'maya@example.org');
      await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
      await expect(await findSentence(new RegExp(`^Order ${orderId}`))).toBeVisible();
    });
  },
};
