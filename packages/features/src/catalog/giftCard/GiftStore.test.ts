import { describe, expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { filledGift, giftPage } from './GiftCard.fixtures.ts';
import { giftField, giftOfForm } from './giftForm.ts';
import { GiftStore } from './GiftStore.ts';

const clock = { now: () => new Date('2026-11-28T23:30:00Z') };
const storeOf = (gift = {}, timeZone = 'Europe/London') =>
  new GiftStore({ ...testPorts(), clock }, giftPage(gift), timeZone);

describe('GiftStore', () => {
  it('names every field that is missing, each until it is filled in', async () => {
    const store = storeOf();
    expect(await store.check()).toBe(false);
    expect(store.problems.map(({ field }) => field)).toEqual([
      ...['recipientName', 'recipientEmail', 'senderName'],
    ]);
    store.change('senderName', 'Maya');
    expect(store.problems.map(({ field }) => field)).toEqual(['recipientName', 'recipientEmail']);
    expect(store.typedIn('senderName')).toBe('Maya');
  });

  it('accepts what the back end accepts', async () => {
    expect(await storeOf(filledGift).check()).toBe(true);
    expect(await storeOf({ ...filledGift, recipientEmail: 'ada' }).check()).toBe(false);
  });

  it('counts the days where the market is', async () => {
    expect(storeOf().days).toEqual({ first: '2026-11-28', last: '2027-11-28' });
    const berlin = storeOf({ ...filledGift, sendOn: '2026-11-28' }, 'Europe/Berlin');
    expect(berlin.days.first).toBe('2026-11-29');
    expect(await berlin.check()).toBe(false);
    expect(berlin.problems).toEqual([{ field: 'sendOn', errorCode: 'past' }]);
  });

  it('shows what the server refused', () => {
    const store = storeOf(filledGift);
    store.refuse([{ field: 'message', errorCode: 'profanity' }]);
    expect(store.problems).toEqual([{ field: 'message', errorCode: 'profanity' }]);
  });
});

describe('A form that was sent without script', () => {
  it('has what was typed, and nothing else', () => {
    const form = new FormData();
    form.set(giftField('recipientName'), 'Ada');
    form.set('sku', 'GC1_025');
    expect(giftOfForm(form)).toEqual({ recipientName: 'Ada' });
  });
});
