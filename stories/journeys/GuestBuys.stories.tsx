import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { payAsGuest } from './buyAsGuest.ts';
import { ShopInPage } from './shop/ShopInPage.tsx';

/**
 * The whole shop in this page: the storefront's own pages, and the real back end on an in-memory database. No server is
 * involved; everything works, from search to confirmation.
 */
const meta = {
  component: ShopInPage,
  title: 'Journeys/Guest buys',
  // Pictures of a shop in use are pictures of one order number: they differ from run to run.
  parameters: { layout: 'fullscreen', liveRegion: false, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ShopInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeoutMs = { timeout: 45_000 };
const orderNumber = /^TL[\w-]+$/;

/** A guest finds a pair of shoes, adds them to the bag, pays by card and gets an order number. */
export const FromListToConfirmation: Story = {
  args: { address: '/gb/men' },
  parameters: { requirements: ['C1.09'] },
  play: async ({ userEvent, step }) => {
    await step('the list shows the shoes', async () => {
      await screen.findByRole('heading', { level: 1, name: /Men/ }, timeoutMs);
      await userEvent.click(
        (await screen.findAllByRole('link', { name: /^Tempo 4,/ }, timeoutMs))[0] ?? document.body,
      );
    });
    await step('the product page wants a size, then puts the pair in the bag', async () => {
      await screen.findByRole('heading', { level: 1, name: /Tempo 4/ }, timeoutMs);
      await userEvent.click(await screen.findByRole('radio', { name: /^9$/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
      const dialog = await screen.findByRole('dialog', { name: 'In your bag' }, timeoutMs);
      await userEvent.click(within(dialog).getByRole('link', { name: 'View bag (1)' }));
    });
    await step('the bag holds it and leads to the checkout', async () => {
      await screen.findByRole('heading', { level: 1, name: /^Your bag/ }, timeoutMs);
      await expect(screen.getAllByText('Tempo 4')[0]).toBeVisible();
      await userEvent.click(screen.getAllByRole('link', { name: /checkout/i })[0] ?? document.body);
    });
    await step('the guest pays and is told the order number', async () => {
      await expect(await payAsGuest(userEvent)).toMatch(orderNumber);
    });
    await step('the bag is empty again', async () => {
      await expect(await screen.findByRole('link', { name: 'Bag, empty' })).toBeVisible();
    });
  },
};

/** The same journey, starting with a filled bag. */
export const FromBagToConfirmation: Story = {
  args: { address: '/gb/cart', bag: ['RR4101_590'] },
  parameters: { requirements: ['C1.09'] },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: /^Your bag/ }, timeoutMs);
    await userEvent.click(screen.getAllByRole('link', { name: /checkout/i })[0] ?? document.body);
    await expect(await payAsGuest(userEvent)).toMatch(orderNumber);
  },
};
