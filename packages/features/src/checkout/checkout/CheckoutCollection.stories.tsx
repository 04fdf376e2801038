import * as points from '@touchline/contract/pickup/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { locker } from '../pickup/Pickup.fixtures.ts';
import { collectedBasket, collectingSession } from './CheckoutCollection.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';
import type { TestCheckoutSession } from './CheckoutSession.fixtures.ts';

/** A checkout at which goods can be collected; `then` is what the shopper does. */
function collecting(
  options: Parameters<typeof collectingSession>[0] = {},
  then: (session: TestCheckoutSession) => unknown = () => undefined,
) {
  const session = collectingSession(options);
  void session.store.load().then(() => then(session));
  return session.store;
}

const meta = {
  title: 'Features/Checkout/Collection',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: collecting(), frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three ways to choose from; the first asks for an address. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: 'Send it to me' })).toBeChecked();
    await expect(canvasElement.querySelector('#shipping-line1')).toBeVisible();
  },
};

/** To be collected, with no store chosen yet: a contact instead of the address. */
export const Empty: Story = {
  args: { store: collecting({}, ({ store }) => store.chooseKind('cnc')) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Choose a store' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Who collects it' })).toBeVisible();
    await expect(canvasElement.querySelector('#shipping-line1')).toBeNull();
    await expect(page.getByText(/once it is clear where to collect/)).toBeVisible();
  },
};

/** A store is chosen: its name, address and hours, and when the order is ready. */
export const Ready: Story = {
  args: { store: collecting({ basket: collectedBasket() }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Touchline Camden')).toBeVisible();
    // The first one is the way in which the goods are got, the last one the delivery.
    await expect(page.getAllByRole('radio', { name: /^Collect from a store/ }).at(-1)).toBeChecked();
  },
};

/** At a locker of a carrier. */
export const ReadyAtALocker: Story = {
  args: { store: collecting({ basket: collectedBasket(locker) }) },
};

/** The shopper goes on without having chosen a store. */
export const Invalid: Story = {
  args: {
    store: collecting({}, async ({ store }) => {
      await store.chooseKind('cnc');
      await store.showDelivery();
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Choose the store to collect from' })).toBeVisible();
  },
};

/** From the first way to a chosen store, by the chooser. */
export const ChoosesAStore: Story = {
  tags: ['!autodocs'],
  args: { store: collecting() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('radio', { name: 'Collect from a store' }));
    await userEvent.click(await page.findByRole('button', { name: 'Choose a store' }));
    const dialog = within(await whole.findByRole('dialog', { name: 'Collect from a store' }));
    await userEvent.type(dialog.getByRole('combobox'), 'nw1');
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Touchline Camden/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Collect here' }));
    await expect(await page.findByText('Touchline Camden')).toBeVisible();
  },
};

/** Nothing is found: the shopper may have it sent instead. */
export const SendsItAfterAll: Story = {
  tags: ['!autodocs'],
  args: {
    store: (() => {
      const session = collectingSession({}, ({ server }) =>
        server.on(points.getPickupPoints, { answer: [] }),
      );
      void session.store.load().then(() => session.store.chooseKind('pudo'));
      return session.store;
    })(),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Choose a parcel shop or locker' });
    await userEvent.click(page.getByRole('radio', { name: 'Send it to me' }));
    await waitFor(() => expect(canvasElement.querySelector('#shipping-line1')).toBeVisible());
  },
};
