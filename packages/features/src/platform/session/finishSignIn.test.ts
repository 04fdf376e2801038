import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { expect, it } from 'vitest';
import { i18nextTranslator } from '../i18n/i18nextTranslator.ts';
import { testPorts } from '../ports/testPorts.ts';
import { finishSignIn } from './finishSignIn.ts';
import { SessionStore } from './SessionStore.ts';

const translator = i18nextTranslator('en', () => undefined);
const maya = { identity: { kind: 'customer' as const, key: 'a', name: 'Maya' }, bagCount: 1 };

it('knows who signed in before it calls back, and only then goes where the shopper wanted [A4.04]', async () => {
  const ports = testPorts();
  ports.server.on(getVisitor, { answer: maya });
  const session = new SessionStore(ports);
  const order: string[] = [];
  session.onIdentityChange(() => order.push('identity'));
  const onSignedIn = () =>
    order.push(`called back for ${session.displayName ?? 'nobody'}, at ${ports.visited.length}`);
  await finishSignIn({ session, ports, translator }, { path: '/account', onSignedIn });
  expect([...order, ...ports.visited]).toEqual(['identity', 'called back for Maya, at 0', '/account']);
});

it('stays on the page without a path', async () => {
  const ports = testPorts();
  ports.server.on(getVisitor, { answer: maya });
  await finishSignIn({ session: new SessionStore(ports), ports, translator });
  expect(ports.visited).toEqual([]);
});
