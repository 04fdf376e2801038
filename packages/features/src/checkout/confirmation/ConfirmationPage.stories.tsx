import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { getOrder } from '@touchline/contract/order/endpoints';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import {
  cancelledOrder,
  cashOrder,
  collectedOrder,
  expiredOrder,
  failedOrder,
  koreanOrder,
  longOrder,
  orderLink,
  partPaidOrder,
  paidOrder,
  partlyRefundedOrder,
  pendingOrder,
  qrOrder,
  refundedOrder,
  scheduledOrder,
  splitOrder,
  voucherOrder,
} from './Confirmation.fixtures.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { ConfirmationStore, type ConfirmationStatus } from './ConfirmationStore.ts';

function storeIn(status: ConfirmationStatus): ConfirmationStore {
  const ports = testPorts();
  ports.server.on(getOrder, { answer: status.kind === 'ready' ? status.order : paidOrder });
  const link = status.kind === 'ready' ? { link: orderLink } : {};
  const origin = 'https://shop.example';
  return ConfirmationStore.fromSnapshot(ports, {
    ...{ orderId: paidOrder.orderId, status, key: '', origin },
    ...link,
  });
}

const meta = {
  title: 'Features/Orders/Confirmation',
  component: ConfirmationPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <ConfirmationPage {...args} />
    </main>
  ),
} satisfies Meta<typeof ConfirmationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid: number, arrival, products, address, totals. */
export const Ready: Story = {
  args: { store: storeIn({ kind: 'ready', order: paidOrder }) },
};

/** What was paid is told as such; before, it is what the shopper pays. */
export const NamesWhatWasPaid: Story = {
  ...Ready,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What you paid' })).toBeVisible();
  },
};

/** On a phone the number of the order stays on one line. */
export const KeepsTheNumberTogether: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn({ kind: 'ready', order: { ...paidOrder, orderId: 'TL-2026-7K4F9Q' } }) },
  play: async ({ canvas, canvasElement }) => {
    const number = canvas.getByText('TL-2026-7K4F9Q', { selector: 'bdi' });
    const line = number.offsetHeight;
    for (let width = 320; width <= 480; width += 20) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(number.offsetHeight).toBe(line);
    }
    canvasElement.style.inlineSize = '';
  },
};

/** A shop at a public address whose payments nobody gets says so of the order as well. */
export const TestPaymentsOnly: Story = {
  ...Ready,
  parameters: { site: { ...britain, market: { ...britain.market, takesTestPayments: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test order: no money has moved')).toBeVisible();
  },
};

export const CopiesTheNumber: Story = {
  ...Ready,
  tags: ['!autodocs'],
  args: { store: storeIn({ kind: 'ready', order: paidOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      /^The order is in\. Good call, Maya$/,
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(paidOrder.orderId));
    // The number can be copied, so that the shopper need not type it.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(page.getByRole('button', { name: 'Copy order number' }));
    await expect(write).toHaveBeenCalledWith(paidOrder.orderId);
    await expect(await page.findByRole('button', { name: 'Order number copied' })).toBeVisible();
  },
};

/** Collected in a store: which one, its hours, when the order is ready, and the code with its picture. */
export const Collected: Story = {
  args: { store: storeIn({ kind: 'ready', order: collectedOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('img', { name: 'Code for collecting at Touchline Camden' })).toBeVisible();
    await expect(page.getByText('483 216')).toBeVisible();
  },
};

/** Two parcels: each names its contents and the day it arrives. */
export const TwoParcels: Story = {
  args: { store: storeIn({ kind: 'ready', order: splitOrder }) },
};

/** Delivered at a chosen time: day and hours stand in the heading and in the timeline. */
export const AtAChosenTime: Story = {
  args: { store: storeIn({ kind: 'ready', order: scheduledOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { name: 'With you on Tuesday 24 November, 18:00 to 21:00' }),
    ).toBeVisible();
  },
};

/** What a screen reader announces for two parcels. */
export const TwoParcelsByName: Story = {
  args: { store: storeIn({ kind: 'ready', order: splitOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const first = page.getByRole('region', { name: /^Parcel 1 of 2: With you on Saturday\s28\sNovember$/ });
    await expect(within(first).getByText('Tempo 4')).toBeVisible();
    await expect(within(first).queryByText('Strike FG')).toBeNull();
    const second = page.getByRole('region', { name: /^Parcel 2 of 2: With you on Monday\s14\sDecember$/ });
    await expect(within(second).getByText('Strike FG')).toBeVisible();
    await expect(within(second).getByText(/DPD/)).toBeVisible();
  },
};

/** The link that opens the order again: it can be copied or selected. */
export const CopiesTheLink: Story = {
  args: { store: storeIn({ kind: 'ready', order: paidOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const address = `https://shop.example/gb/order?key=${orderLink.key}`;
    await expect(page.getByRole('link', { name: 'Open this order' })).toHaveAttribute('href', address);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(address);
    await expect(page.getByRole('link', { name: 'Track an order' })).toHaveAttribute(
      'href',
      '/gb/track-order',
    );
  },
};

/** The bank has not responded: says so, keeps polling, and warns against paying again. */
export const Pending: Story = {
  args: { store: storeIn({ kind: 'ready', order: pendingOrder }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Do not pay again/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Do not pay again'));
  },
};

/** Paid later at a till or a bank: barcode and code, how much, until when, and what happens next. */
export const AwaitingVoucher: Story = {
  args: { store: storeIn({ kind: 'ready', order: voucherOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('img', { name: 'Barcode for the till' })).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(page.getByRole('button', { name: 'Copy code' }));
    await expect(write).toHaveBeenCalledWith('2379050401600000000027200');
    await expect(page.getByRole('link', { name: /print or scan/ })).toHaveAttribute(
      'href',
      'https://pay.example/voucher/1',
    );
    // By the server's clock, not by that of the device.
    await expect(page.getByRole('timer')).toHaveTextContent(/^(3 d 0 h|2 d 23 h)$/);
  },
};

/** Paid later in a banking app, within half an hour. */
export const AwaitingQr: Story = {
  args: { store: storeIn({ kind: 'ready', order: qrOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('img', { name: 'QR code for your banking app' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d) min$/);
  },
};

/** A part has come in: how much is left. */
export const AwaitingTheRest: Story = {
  args: { store: storeIn({ kind: 'ready', order: partPaidOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/£100\.00 has come in\. £172\.00 is left/)).toBeVisible();
  },
};

/** It was paid while the page was open: the shopper asks, and the page says so. */
export const PaidAfterAll: Story = {
  args: {
    store: storeIn({ kind: 'ready', order: voucherOrder }),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Check again' }));
    await waitFor(() => expect(args.store.isPending).toBe(true));
    args.store.replace(paidOrder);
    await expect(await page.findByRole('heading', { level: 1, name: /Good call, Maya/ })).toBeVisible();
  },
};

/** Not paid in time: the part that came in goes back. */
export const Expired: Story = {
  args: { store: storeIn({ kind: 'ready', order: expiredOrder }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      /not paid in time.*£100\.00 that came in goes back/s,
    );
  },
};

/** Paid in cash at the door: how much to have ready. */
export const PaidAtTheDoor: Story = {
  args: { store: storeIn({ kind: 'ready', order: cashOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/have £274\.50 in cash ready/)).toBeVisible();
    await expect(page.getByText('Cash on delivery fee')).toBeVisible();
  },
};

/** The payment failed: nothing was charged, the bag is restored. */
export const FailedPayment: Story = {
  args: { store: storeIn({ kind: 'ready', order: failedOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('nothing was taken');
    await expect(page.getByRole('alert')).toHaveTextContent('Check the balance and the limit');
    await expect(page.getByRole('link', { name: 'Back to the payment' })).toHaveAttribute(
      'href',
      '/gb/checkout/payment#payment-methods',
    );
    await expect(page.getByRole('link', { name: 'Back to the bag' })).toHaveAttribute('href', '/gb/cart');
  },
};

/** The provider cancelled the reservation: nothing was charged, nothing will be delivered. */
export const Cancelled: Story = { args: { store: storeIn({ kind: 'ready', order: cancelledOrder }) } };

/** Fully refunded: the timeline of the order ends there. */
export const Refunded: Story = { args: { store: storeIn({ kind: 'ready', order: refundedOrder }) } };

/** Partly refunded; the order continues. */
export const PartlyRefunded: Story = {
  args: { store: storeIn({ kind: 'ready', order: partlyRefundedOrder }) },
};

/** The text of a partial refund: the amount, of what total, and when. */
export const PartlyRefundedByMail: Story = {
  args: { store: storeIn({ kind: 'ready', order: partlyRefundedOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Refunded £32.00 of £272.00 on Wednesday 25 November')).toBeVisible();
    await expect(page.getByText('At your door')).toBeVisible();
  },
};

/** The text of a cancelled order: no day of arrival, and nothing was charged. */
export const CancelledByMail: Story = {
  args: { store: storeIn({ kind: 'ready', order: cancelledOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/nothing was taken/, { selector: 'p' })).toBeVisible();
    await expect(page.queryByText('At your door')).toBeNull();
    await expect(page.getAllByText('Cancelled')).toHaveLength(2);
  },
};

/** Cancelled in German. */
export const CancelledInGerman: Story = {
  globals: { language: 'de' },
  args: { store: storeIn({ kind: 'ready', order: cancelledOrder }) },
};

/** The order of another shopper, or none. */
export const Empty: Story = {
  args: { store: storeIn({ kind: 'notFound' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'No such order here',
    );
  },
};

export const Loading: Story = { args: { store: storeIn({ kind: 'loading' }) } };

/** The order failed to load; a retry loads it. */
export const Failed: Story = {
  args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['!autodocs'],
  args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent('Good call, Maya');
  },
};

export const Offline: Story = {
  args: { store: storeIn({ kind: 'failed', reason: 'offline' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('It is safe with us');
  },
};

/** Long German names, a company on the invoice, arrival over several days. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: { store: storeIn({ kind: 'ready', order: longOrder }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/4,95\s€/)).toBeVisible();
    await expect(page.getByText(/Schönfelder & Oberhausen GmbH/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The won has no decimals. */
export const KoreanPrices: Story = {
  globals: { language: 'ko' },
  parameters: { requirements: ['C9.25'] },
  args: { store: storeIn({ kind: 'ready', order: koreanOrder }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('₩159,000').length).toBeGreaterThan(0);
  },
};
