import * as baskets from '@touchline/contract/basket/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import type { SiteMarket } from '@touchline/contract/market/schema';
import type { ScriptedServer } from '@touchline/contract/scripted';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fullBasket } from '../../cart/basket/Basket.fixtures.ts';
import { britishMarket, britishSite } from './Checkout.fixtures.ts';
import { newcomer, returning } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

/** What keeps a shop from taking orders, or their money, as it otherwise does. */
const meta = {
  title: 'Features/Checkout/Restricted',
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

const inMarket =
  (change: Partial<SiteMarket>) =>
  ({ server }: { server: ScriptedServer }) =>
    server.on(getSite, { answer: { ...britishSite, market: { ...britishMarket, ...change } } });

/** A shop at a public address whose payments nobody gets. */
export const TestPaymentsOnly: Story = {
  args: { store: returning(inMarket({ takesTestPayments: true })).store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No money moves here: test payments only')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay £272.00' })).toBeVisible();
  },
};

/** Nobody has written the terms of this shop: it takes no money. */
export const DisabledWithoutLegalPages: Story = {
  args: { store: returning(inMarket({ missingLegal: ['terms'] })).store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This shop does not take orders yet')).toBeVisible();
    await expect(page.queryByRole('button', { name: /Pay/ })).toBeNull();
  },
};

/** The stock could not be reserved, because bags hold enough of it: said before anything is typed, and nothing is closed. */
export const Unreserved: Story = {
  args: {
    store: newcomer(({ server }) => server.on(baskets.startCheckout, { answer: fullBasket() })).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Not reserved for now')).toBeVisible();
    await expect(await page.findByRole('button', { name: /^Pay £/ })).toBeVisible();
  },
};
