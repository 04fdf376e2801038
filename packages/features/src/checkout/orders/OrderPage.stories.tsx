import * as calls from '@touchline/contract/order/endpoints';
import type { Order } from '@touchline/contract/order/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import {
  cancelledOrder,
  longOrder,
  paidOrder,
  partlyRefundedOrder,
  readyOrder,
  splitOrder,
  underWayOrder,
  unrefundedOrder,
} from '../confirmation/Confirmation.fixtures.ts';
import {
  exchangedOrder,
  partlyRefusedOrder,
  refundedOrder,
  replacementOrder,
  returningOrder,
} from '../returns/Returns.fixtures.ts';
import { CancelOrderStore } from './CancelOrderStore.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrderStore, type OrderStatus, type Reordered } from './OrderStore.ts';

const open: Order = { ...paidOrder, isCancellable: true };

const storeOf = (order: Order | undefined, status: OrderStatus = { kind: 'ready' }, reordered?: Reordered) =>
  OrderStore.fromSnapshot(
    testPorts(),
    () => Promise.resolve({ kind: 'refused', reason: 'SIZE_OUT_OF_STOCK' }),
    {
      ...{ orderId: order?.orderId ?? 'TL-48213', status },
      ...(order ? { order } : {}),
      ...(reordered ? { reordered } : {}),
    },
  );
const cancelling = (isTooLate = false) => {
  const ports = testPorts();
  ports.server.on(
    calls.cancelOrder,
    isTooLate
      ? { status: 409, error: { errorCode: 'OrderNotCancellable', message: '' } }
      : { answer: cancelledOrder },
  );
  return new CancelOrderStore(ports);
};

const meta = {
  title: 'Features/Orders/Order',
  component: OrderPage,
  args: {
    store: storeOf(open),
    cancelling: cancelling(),
    reviewPath: (productId) => `/write-review?product=${productId}`,
  },
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It may be cancelled, bought again and printed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Buy again', 'Cancel order', 'Print receipt'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** The answer has not arrived. */
export const Loading: Story = { args: { store: storeOf(undefined, { kind: 'loading' }) } };

/** In two parcels, and sent already. */
export const InParcels: Story = { args: { store: storeOf({ ...splitOrder, status: 'open' }) } };

/** One parcel is there, another on its way: each with its days, carrier and number. */
export const UnderWay: Story = {
  args: { store: storeOf(underWayOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Parcel 1 of 2: Delivered on/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
      'href',
      'https://carrier.example/JD000228419930',
    );
  },
};

/** It waits at the store, with the code to show there. */
export const ReadyToCollect: Story = {
  args: { store: storeOf(readyOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Ready to collect since/ })).toBeVisible();
  },
};

/** Something goes back: its number, and where it stands. */
export const Returning: Story = { args: { store: storeOf(returningOrder) } };

/** It came back, and so did the money. */
export const Returned: Story = { args: { store: storeOf(refundedOrder) } };

/** Another size is set aside until the goods are back. */
export const Exchanging: Story = { args: { store: storeOf(exchangedOrder('kept')) } };

/** The goods are back: another order brings the other size. */
export const Exchanged: Story = {
  args: { store: storeOf(exchangedOrder('sent')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exchanged')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Order TL-2026-9Q2M4C/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/account/orders/TL-2026-9Q2M4C'),
    );
  },
};

/** They did not come in time: the money comes back when they do. */
export const ExchangeLapsed: Story = { args: { store: storeOf(exchangedOrder('lapsed')) } };

/** Their condition was not taken: they come back to the shopper. */
export const ReturnRefused: Story = { args: { store: storeOf(exchangedOrder('refused')) } };

/** Of one line alone it was not taken; the other one is refunded. */
export const ReturnPartlyRefused: Story = {
  args: { store: storeOf(partlyRefusedOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not accepted: it comes back to you')).toBeVisible();
    await expect(canvas.getByText(/^Refunded £/)).toBeVisible();
  },
};

/** The order in the other size: nothing was paid for it. */
export const Replacement: Story = {
  args: { store: storeOf(replacementOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Exchanged for order/ })).toBeVisible();
  },
};

/** Cancelled: what happened, without a review. */
export const Cancelled: Story = { args: { store: storeOf(cancelledOrder) } };

/** The provider does not give the money back: whose it is, and what to do. */
export const FailedRefund: Story = { args: { store: storeOf(unrefundedOrder) } };

/** Some of the money came back. */
export const PartlyRefunded: Story = { args: { store: storeOf(partlyRefundedOrder) } };

/** Words without a space to break at. */
export const LongContent: Story = { args: { store: storeOf(longOrder) } };

/** Of another account, or no order at all. */
export const NotFound: Story = { args: { store: storeOf(undefined, { kind: 'notFound' }) } };

/** The fault is ours. */
export const Failed: Story = {
  args: { store: storeOf(undefined, { kind: 'failed', reason: 'unavailable' }) },
};

/** There is no network. */
export const Offline: Story = {
  args: { store: storeOf(undefined, { kind: 'failed', reason: 'offline' }) },
};

/** Bought again: two are in the bag, two are not. */
export const BoughtAgain: Story = {
  args: {
    store: storeOf(
      open,
      { kind: 'ready' },
      {
        added: 2,
        notAdded: [
          { name: 'Tempo 4', reason: 'soldOut' },
          { name: 'Club shirt', reason: 'personalised' },
        ],
      },
    ),
  },
};

/** The question is answered, and the shop is asked. */
export const Submitting: Story = {
  args: {
    cancelling: CancelOrderStore.fromSnapshot(testPorts(), { status: { kind: 'submitting' } }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: /Cancel/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The question is answered: the order is cancelled, and the focus is on its title. */
export const Cancels: Story = {
  args: { store: storeOf(open), cancelling: cancelling() },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('I changed my mind'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await expect((await canvas.findAllByText('Cancelled'))[0]).toBeVisible();
  },
};

/** It was sent meanwhile: the question says that it is too late. */
export const CancelsTooLate: Story = {
  args: { store: storeOf(open), cancelling: cancelling(true) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('cannot be cancelled any more');
  },
};
