import type { GiftProblem } from '@touchline/contract/gift/schema';
import { describe, expect, it, vi } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { filledGift } from './GiftCard.fixtures.ts';
import { LineGiftStore } from './LineGiftStore.ts';

const refusal: GiftProblem[] = [{ field: 'message', errorCode: 'profanity' }];

function form(outcome: true | GiftProblem[] = true) {
  let stored = { ...filledGift };
  const change = vi.fn(async (gift: typeof filledGift) => {
    if (outcome === true) stored = gift;
    return outcome;
  });
  const store = new LineGiftStore(testPorts(), 'Europe/London', {
    stored: () => stored,
    change: change as never,
  });
  return { store, change };
}

describe('for whom a gift card of the bag is', () => {
  it('begins with what the bag has, and sends what is changed of it', async () => {
    const { store, change } = form();
    expect(store.fields.typedIn('recipientName')).toBe('Ada Lovelace');
    store.fields.change('recipientName', ' Grace  Hopper ');
    expect(await store.submit()).toBe(true);
    expect(change).toHaveBeenCalledExactlyOnceWith({ ...filledGift, recipientName: 'Grace Hopper' });
    expect(store.fields.typedIn('recipientName')).toBe('Grace Hopper');
  });

  it('asks the bag for nothing that is wrong already', async () => {
    const { store, change } = form();
    store.fields.change('recipientEmail', 'grace@');
    expect(await store.submit()).toBe(false);
    expect(store.fields.problems).toEqual([{ field: 'recipientEmail', errorCode: 'email' }]);
    expect(change).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the bag refuses it, with the reason at its field', async () => {
    const { store } = form(refusal);
    store.fields.change('message', 'sh1t');
    expect(await store.submit()).toBe(false);
    expect(store.isSubmitting).toBe(false);
    expect(store.fields.problems).toEqual(refusal);
    expect(store.fields.typedIn('message')).toBe('sh1t');
  });

  it('is sent once, however often it is pressed', async () => {
    const { store, change } = form();
    await Promise.all([store.submit(), store.submit()]);
    expect(change).toHaveBeenCalledOnce();
  });

  it('shows what a form without script was refused for', () => {
    const refused = { gift: { ...filledGift, message: 'sh1t' }, problems: refusal };
    const store = new LineGiftStore(testPorts(), 'Europe/London', {
      ...{ refused, stored: () => filledGift, change: () => Promise.resolve(true) },
    });
    expect(store.wasRefused).toBe(true);
    expect(store.fields.typedIn('message')).toBe('sh1t');
    expect(store.fields.problems).toEqual(refusal);
  });
});
