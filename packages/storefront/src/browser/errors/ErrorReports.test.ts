import { Unavailable } from '@touchline/contract/errors';
import { reportError } from '@touchline/contract/operation/endpoints';
import { ScriptedServer } from '@touchline/contract/scripted';
import { describe, expect, it } from 'vitest';
import { ErrorReports } from './ErrorReports.ts';

function reports(server = new ScriptedServer().on(reportError, { answer: null })) {
  const { fetch } = server;
  const made = new ErrorReports({
    ...{ fetch, origin: 'https://shop.example', sitePath: 'gb', page: () => '/gb/checkout' },
  });
  return {
    server,
    send: made.send.bind(made),
    sent: () => server.callsOf(reportError).map(({ body }) => body),
  };
}

describe('an error report', () => {
  it('of a failed call names it with status, code and reference, and contains nothing else of it [C8.02]', async () => {
    const { send, sent } = reports();
    const body = { errorCode: 'Down', message: 'maya@example.com', reference: 'r-1', details: { a: 1 } };
    await send('A call failed', new Unavailable('The server answered 500.', 500, body), 'placeOrder');
    expect(sent()).toEqual([
      {
        message: 'A call failed: Unavailable: The server answered 500.',
        ...{ page: '/gb/checkout', call: 'placeOrder', status: 500, errorCode: 'Down', reference: 'r-1' },
      },
    ]);
  });

  it('of an error in the page contains its stack', async () => {
    const { send, sent } = reports();
    await send('The page broke', new TypeError('x is undefined'));
    expect(sent()).toEqual([
      {
        message: 'The page broke: TypeError: x is undefined',
        ...{ page: '/gb/checkout', stack: expect.stringContaining('ErrorReports.test.ts') as string },
      },
    ]);
  });

  it('is sent once, and no more than ten are sent', async () => {
    const { send, sent } = reports();
    await send('Same');
    await send('Same');
    expect(sent()).toHaveLength(1);
    for (let at = 0; at < 20; at += 1) await send(`Another ${at}`);
    expect(sent()).toHaveLength(10);
  });

  it('that cannot be sent causes no further error', async () => {
    const { send } = reports(new ScriptedServer().on(reportError, 'offline'));
    await expect(send('The page broke')).resolves.toBeUndefined();
  });
});
