import { expect, it } from 'vitest';
import { readSessionChange, sessionChangeHeader, writeSessionChange } from './sessionHeader.ts';

const read = (value: string) => readSessionChange(new Headers({ [sessionChangeHeader]: value }));

it.each([{ token: 'f'.repeat(64), seconds: 7_200 }, 'ended', 'superseded'] as const)(
  'a change of the session is read as it was written: %o',
  (change) => expect(read(writeSessionChange(change))).toEqual(change),
);

it('a header that is missing or unreadable changes nothing, and ends no session', () => {
  expect(readSessionChange(new Headers())).toBeUndefined();
  for (const value of ['', 'x', '; Max-Age=', 'a b; Max-Age=1', '; Max-Age=1'])
    expect(read(value)).toBeUndefined();
});
