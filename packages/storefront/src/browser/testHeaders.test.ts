import { createTransport } from '@touchline/contract/client/transport';
import { getSite } from '@touchline/contract/market/endpoints';
import { expect, it } from 'vitest';
import { testHeadersKey, testHeadersOf } from './testHeaders.ts';

it('sends the headers that a tester has put into the session storage, read for each call [A7.65]', async () => {
  const entries = new Map<string, string>();
  const sent: (string | null)[] = [];
  const call = createTransport({
    fetch: async ({ headers }) => {
      sent.push(headers.get('x-test-clock'));
      expect([headers.get('authorization'), headers.get('x-test-number')]).toEqual([null, null]);
      return Response.json({}, { status: 404 });
    },
    origin: 'https://shop.test',
    surface: () => 'chk',
    sitePath: 'gb',
    testHeaders: testHeadersOf({ getItem: (key) => entries.get(key) ?? null }),
  });
  const ask = () => call(getSite).catch(() => undefined);
  await ask();
  entries.set(
    testHeadersKey,
    JSON.stringify({ 'x-test-clock': '2026-12-24', authorization: 'x', 'x-test-number': 1 }),
  );
  await ask();
  entries.set(testHeadersKey, 'no JSON');
  await ask();
  expect(sent).toEqual([null, '2026-12-24', null]);
});
