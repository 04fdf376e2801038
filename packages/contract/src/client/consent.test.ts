import { expect, it } from 'vitest';
import type { NewCookieChoice } from '../consent/schema.ts';
import { recordCookieChoice } from './consent.ts';
import { createTransport } from './transport.ts';

const choice: NewCookieChoice = {
  ...{ visitorKey: 'a'.repeat(32), receiptKey: '1'.repeat(32), regime: 'gdpr', mode: 'nested', levels: [0] },
  ...{
    revision: '1',
    action: 'reject',
    place: 'dialog',
    signal: false,
    decidedAt: '2026-11-21T10:00:00.000Z',
  },
};
const over = () => Response.json({ errorCode: 'SessionEnded', message: '' }, { status: 401 });

/** The requests that recording a choice makes, over a network that returns these responses in order. */
async function sentOver(...answers: Response[]): Promise<Request[]> {
  const requests: Request[] = [];
  const call = createTransport({
    fetch: async (request) => {
      requests.push(request);
      return answers.shift() ?? over();
    },
    ...{ origin: 'https://shop.example', sitePath: 'gb', surface: () => 'chk' },
    token: { get: () => 'token', set: () => undefined, clear: () => undefined },
  });
  await recordCookieChoice(call, choice).catch((error: unknown) =>
    expect(error).toMatchObject({ status: 401 }),
  );
  return requests;
}

it('a choice is recorded without the session that is over', async () => {
  const requests = await sentOver(over(), Response.json({ recorded: true }));
  const [first, second] = requests;
  expect(requests.map(({ credentials }) => credentials)).toEqual(['same-origin', 'omit']);
  expect(first?.headers.get('x-checkout-authorization')).toBe('Bearer token');
  expect(second?.headers.get('x-checkout-authorization')).toBeNull();
  expect([await first?.json(), await second?.json()]).toEqual([choice, choice]);
});

it('a choice is sent once where it was recorded, and no third time where a visitor is refused, too', async () => {
  expect(await sentOver(Response.json({ recorded: true }))).toHaveLength(1);
  expect(await sentOver(over(), over())).toHaveLength(2);
});
