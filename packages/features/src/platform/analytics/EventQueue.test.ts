import { describe, expect, it } from 'vitest';
import type { Analytics } from '../ports/index.ts';
import type { ConsentState } from './AnalyticsConsent.ts';
import { EventQueue, maxWaiting, type EventStatus } from './EventQueue.ts';
import type { AnalyticsEvent } from './events.ts';

/** A visitor of a page. `device` remembers what was sent, also after a reload. */
function setUp(state: ConsentState, device = new Set<string>()) {
  const sent: AnalyticsEvent[] = [];
  const statuses: EventStatus[] = [];
  const consent = { state };
  let onChange = (): void => undefined;
  const queue = new EventQueue({
    consent: {
      get state() {
        return consent.state;
      },
      subscribe(listener) {
        onChange = listener;
        return () => undefined;
      },
    },
    sink: { send: (event) => void sent.push(event) },
    sent: device,
    onStatus: (_, status) => void statuses.push(status),
  });
  const answer = (next: ConsentState): void => {
    consent.state = next;
    onChange();
  };
  return { queue, sent, statuses, answer };
}

const cart = { page: 'CartPage', path: '/cart', category: 'EMPTY CART' };
const purchase = {
  ...{ orderId: 'TL-1', currency: 'GBP', total: 130, shipping: 0, tax: 20, paymentMethodId: 'CREDIT_CARD' },
  items: [{ productId: 'P-1', name: 'Tempo', price: 130, quantity: 1 }],
};

describe('events before the visitor has answered', () => {
  it('are not sent, and are sent in their order once analytics is granted', () => {
    const { queue, sent, answer } = setUp('unknown');
    queue.track('page', cart);
    queue.track('add_to_cart', { productId: 'P-1', quantity: 1 });
    expect(sent).toEqual([]);
    answer('granted');
    expect(sent.map(({ event }) => event)).toEqual(['page', 'add_to_cart']);
    answer('granted');
    expect(sent).toHaveLength(2);
  });

  it('are dropped by a refusal, and stay dropped when the visitor grants it later', () => {
    const { queue, sent, answer, statuses } = setUp('unknown');
    queue.track('page', cart);
    answer('refused');
    queue.track('page', cart);
    answer('granted');
    expect(sent).toEqual([]);
    expect(statuses).toEqual(['waiting', 'dropped', 'dropped']);
    queue.track('page', cart);
    expect(sent).toHaveLength(1);
  });

  it('are limited in number: the oldest give way', () => {
    const { queue, sent, answer } = setUp('unknown');
    for (let at = 0; at <= maxWaiting; at += 1) queue.track('page', { ...cart, path: `/${at}` });
    answer('granted');
    expect(sent).toHaveLength(maxWaiting);
    expect(sent[0]).toMatchObject({ fields: { path: '/1' } });
  });
});

describe('a purchase', () => {
  it('is sent once per order, over reload and Back', () => {
    const device = new Set<string>();
    const sent = [1, 2, 3].flatMap(() => {
      const page = setUp('granted', device);
      page.queue.track('purchase', purchase);
      page.queue.track('purchase', purchase);
      return page.sent;
    });
    expect(sent).toEqual([{ event: 'purchase', fields: purchase }]);
    const other = setUp('granted', device);
    other.queue.track('purchase', { ...purchase, orderId: 'TL-2' });
    expect(other.sent).toHaveLength(1);
  });

  it('that waited for an answer that never came is sent after a reload, when the answer comes', () => {
    const device = new Set<string>();
    setUp('unknown', device).queue.track('purchase', purchase);
    expect(device.size).toBe(0);
    const again = setUp('unknown', device);
    again.queue.track('purchase', purchase);
    again.answer('granted');
    expect(again.sent).toHaveLength(1);
  });
});

describe('a purchase that other devices may have told', () => {
  /** The shop knows of each order whether it was measured, on any device. */
  function shopOf(isAway = false) {
    const measured = new Set<string>();
    const device = () => {
      const sent: AnalyticsEvent[] = [];
      const kept = new Set<string>();
      const queue = new EventQueue({
        consent: { state: 'granted', subscribe: () => () => undefined },
        sink: { send: (event) => void sent.push(event) },
        sent: kept,
        mayBeFirst: async ({ fields }) => {
          await Promise.resolve();
          if (isAway) throw new Error('away');
          const { orderId } = fields as typeof purchase;
          return !measured.has(orderId) && Boolean(measured.add(orderId));
        },
      });
      return { queue, sent, kept };
    };
    return { device };
  }

  it('is sent by the first device alone, however often the page is opened', async () => {
    const { device } = shopOf();
    const [phone, laptop] = [device(), device()];
    phone.queue.track('purchase', purchase);
    phone.queue.track('purchase', purchase);
    laptop.queue.track('purchase', purchase);
    await new Promise((resolve) => setTimeout(resolve));
    laptop.queue.track('purchase', purchase);
    await new Promise((resolve) => setTimeout(resolve));
    expect([phone.sent.length, laptop.sent.length]).toEqual([1, 0]);
  });

  it('is left for another page when the shop cannot be asked', async () => {
    const { queue, sent, kept } = shopOf(true).device();
    queue.track('purchase', purchase);
    await new Promise((resolve) => setTimeout(resolve));
    expect([sent.length, kept.size]).toEqual([0, 0]);
  });
});

it('never sends an e-mail address, wherever it is [A5.04]', () => {
  const { queue, sent } = setUp('granted');
  queue.track('page', { page: 'GlassNotFoundPage', path: '/help/jane.doe@mail.test/x', category: 'a@b' });
  expect(sent[0]?.fields).toEqual({
    page: 'GlassNotFoundPage',
    path: '/help/{email}/x',
    category: '{email}',
  });
});

it('does not compile with a field that the catalogue does not name', () => {
  const wrong = (analytics: Analytics): void => {
    // @ts-expect-error The field is called `quantity`.
    analytics.track('add_to_cart', { productId: 'P-1', amount: 1 });
    // @ts-expect-error There is no such event.
    analytics.track('add_to_basket', { productId: 'P-1', quantity: 1 });
  };
  expect(wrong).toBeTypeOf('function');
});
