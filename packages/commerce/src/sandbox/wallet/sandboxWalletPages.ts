import { html } from 'hono/html';
import { code } from '../payment/cardToken.ts';
import { declinesOf } from '../payment/services/serviceOf.ts';
import { fill } from '../messagesOf.ts';
import type { Html } from '../pages/layout.ts';
import { signInPage, unusablePage, type SignInPage } from '../pages/signInPages.ts';
import { primeAnswers, type PrimeAnswer } from './primeAnswers.ts';
import { walletMessagesOf } from './walletMessagesOf.ts';

/** Where one says who one is, and what the wallet answers. */
export async function walletPage(
  page: SignInPage & { readonly name: string; readonly email: string; readonly isWrong: boolean },
): Promise<Awaited<Html>> {
  const texts = await walletMessagesOf(page.messages.htmlLang);
  const before = html`<p>
      <label for="name">${texts.name}</label>
      <input id="name" name="name" autocomplete="name" value="${page.name}" />
    </p>
    <p>
      <label for="pays">${texts.pays}</label>
      <select id="pays" name="pays">
        <option value="approve">${texts.paysAtOnce}</option>
        ${declinesOf.wallet.map(
          (one) =>
            html`<option value="${code({ kind: 'decline', code: one })}">
              ${fill(texts.refuses, { code: one })}
            </option>`,
        )}
      </select>
    </p>`;
  const labels: Readonly<Record<PrimeAnswer, string>> = {
    ...{ no: texts.primeNo, yes: texts.primeYes },
    ...{ tokenRefused: texts.primeTokenRefused, silent: texts.primeSilent },
  };
  const after = html`<p>
    <label for="prime">${texts.prime}</label>
    <select id="prime" name="prime">
      ${primeAnswers.map((answer) => html`<option value="${answer}">${labels[answer]}</option>`)}
    </select>
  </p>`;
  return signInPage(page, texts, { email: page.email, isWrong: page.isWrong, before, after });
}

/** For a request that the shop did not make like this. */
export async function unusableWalletPage(
  page: SignInPage & { readonly shopOrigin: string },
): Promise<Awaited<Html>> {
  return unusablePage(page, await walletMessagesOf(page.messages.htmlLang));
}
