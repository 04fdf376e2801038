import { describe, expect, it } from 'vitest';
import { checkGift, lastGiftDay, tidyGift } from './checkGift.ts';
import type { Gift } from './schema.ts';

const today = '2026-11-28';
const gift: Gift = { recipientName: 'Ada Lovelace', recipientEmail: 'ada@example.com', senderName: 'Maya' };
const problemsOf = (change: Partial<Gift>) =>
  checkGift(tidyGift({ ...gift, ...change }, today), today).map(
    ({ field, errorCode }) => `${field}: ${errorCode}`,
  );

describe('checkGift', () => {
  it.each<[Partial<Gift>, string[]]>([
    [{}, []],
    [{ message: 'Happy birthday!\nRun far.' }, []],
    [{ recipientName: '  ' }, ['recipientName: required']],
    [{ recipientName: 'A'.repeat(61) }, ['recipientName: length']],
    [{ recipientName: '<b>Ada</b>' }, ['recipientName: characters']],
    [{ senderName: 'Maya\u0007' }, ['senderName: characters']],
    [{ recipientEmail: '' }, ['recipientEmail: required']],
    [{ recipientEmail: 'ada@' }, ['recipientEmail: email']],
    [{ message: '🎉'.repeat(300) }, []],
    [{ message: 'x'.repeat(301) }, ['message: length']],
    [{ message: 'a\u0000b' }, ['message: characters']],
    [{ sendOn: '' }, []],
    [{ sendOn: today }, []],
    [{ sendOn: '2026-11-27' }, ['sendOn: past']],
    [{ sendOn: '2026-02-30' }, ['sendOn: past']],
    [{ sendOn: 'tomorrow' }, ['sendOn: past']],
    [{ sendOn: '2027-11-28' }, []],
    [{ sendOn: '2027-11-29' }, ['sendOn: late']],
  ])('%j: %j', (change, expected) => expect(problemsOf(change)).toEqual(expected));

  it('names every field that is wrong', () => {
    const nothing = { recipientName: '', recipientEmail: '', senderName: '' };
    expect(problemsOf(nothing)).toEqual([
      'recipientName: required',
      'recipientEmail: required',
      'senderName: required',
    ]);
  });
});

describe('tidyGift', () => {
  it('keeps nothing that is empty, and no day for a card of today', () =>
    expect(
      tidyGift({ ...gift, recipientName: ' Ada  Lovelace ', message: ' \r\n', sendOn: today }, today),
    ).toEqual(gift));

  it('counts a year of days over a leap day', () => expect(lastGiftDay('2028-02-29')).toBe('2029-02-28'));
});
