import { getVisitor } from '@touchline/contract/visitor/endpoints';
import type { Identity } from '@touchline/contract/visitor/schema';
import { LiveRegion } from '@touchline/design-system/LiveRegion';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18nextTranslator } from '../i18n/i18nextTranslator.ts';
import { testPorts } from '../ports/testPorts.ts';
import { finishSignIn } from './finishSignIn.ts';
import { SessionStore } from './SessionStore.ts';

/** What is said in a language after a sign-in. */
async function heardAfter(identity: Identity, language = 'en'): Promise<string[]> {
  document.body.innerHTML = renderToString(<LiveRegion />);
  const heard: string[] = [];
  new MutationObserver(() => {
    const text = document.body.textContent;
    if (text) heard.push(text);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  const ports = testPorts();
  ports.server.on(getVisitor, { answer: { identity, bagCount: 0 } });
  const missing: string[] = [];
  const translator = i18nextTranslator(language, (key) => missing.push(key));
  await finishSignIn({ session: new SessionStore(ports), ports, translator });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(missing).toEqual([]);
  return heard;
}

it.each([
  ['en', 'You are signed in, Alex'],
  ['de', 'Sie sind angemeldet, Alex'],
  ['fr', 'Connexion réussie, Alex'],
  ['ko', 'Alex님, 로그인되었습니다'],
  ['ar', 'تم تسجيل دخولك يا Alex'],
])('says once in %s who has signed in', async (language, words) => {
  expect(await heardAfter({ kind: 'customer', key: 'a', name: 'Alex' }, language)).toEqual([words]);
});

it('says it without a name that the shop does not know, and nothing where nobody is signed in', async () => {
  expect(await heardAfter({ kind: 'customer', key: 'a' })).toEqual(['You are signed in']);
  expect(await heardAfter({ kind: 'visitor', key: '' })).toEqual([]);
});
