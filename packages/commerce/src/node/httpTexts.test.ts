import { expect, it } from 'vitest';
import { MailRejected } from '../mail/Mail.ts';
import { httpTexts } from './httpTexts.ts';

const message = { id: 'text-order-placed:TL-1', to: '+971501234567', text: 'Your order is in.' };
const { signal } = new AbortController();

it('hands a message to the gateway, with the credentials of its address', async () => {
  const asked: Request[] = [];
  const transport = httpTexts('https://me:s%40fe@texts.example/send', async (input, init) => {
    asked.push(new Request(input, init));
    return new Response();
  });
  await transport.send(message, signal);
  const [request] = asked;
  expect(request?.url).toBe('https://texts.example/send');
  expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('me:s@fe')}`);
  expect(await request?.json()).toEqual(message);
});

it.each([
  [422, true],
  [429, false],
  [503, false],
])('%i is for good: %s', async (status, isForGood) => {
  const transport = httpTexts('https://texts.example', async () => new Response(null, { status }));
  const error = await transport.send(message, signal).catch((reason: unknown) => reason);
  expect(error instanceof MailRejected).toBe(isForGood);
  expect(error).toBeInstanceOf(Error);
});
