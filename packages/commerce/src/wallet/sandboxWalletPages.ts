import { html } from 'hono/html';
import { layout, type Html } from '../sandbox/pages/layout.ts';
import type { SandboxMessages } from '../sandbox/SandboxMessages.ts';
import { walletMessagesOf } from './walletMessagesOf.ts';

interface WalletPage {
  readonly messages: SandboxMessages;
  /** Colours and type of the shop, as CSS. */
  readonly style: string;
  readonly query: URLSearchParams;
  readonly nonce: string;
}

/** Where one says who one is, and what the wallet answers. */
export async function walletPage({
  messages,
  style,
  query,
  nonce,
  ...typed
}: WalletPage & { readonly name: string; readonly email: string; readonly isWrong: boolean }): Promise<
  Awaited<Html>
> {
  const texts = await walletMessagesOf(messages.htmlLang);
  return layout({
    ...{ messages, style, title: texts.title, query, nonce },
    body: html`<div class="sheet">
      <h1>${texts.title}</h1>
      <p>${texts.text}</p>
      <form method="post" novalidate>
        <p>
          <label for="name">${texts.name}</label>
          <input id="name" name="name" autocomplete="name" value="${typed.name}" />
        </p>
        <p>
          <label for="email">${texts.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            value="${typed.email}"
            ${typed.isWrong ? html`aria-invalid="true" aria-describedby="error" autofocus` : ''}
          />
          ${typed.isWrong ? html`<span id="error" class="error" role="alert">${texts.emailWrong}</span>` : ''}
        </p>
        <p>
          <label><input type="checkbox" name="prime" value="yes" /> ${texts.hasPrime}</label>
        </p>
        <button class="primary" name="action" value="approve">${texts.approve}</button>
        <button name="action" value="deny">${texts.deny}</button>
        <button name="action" value="fail">${texts.fail}</button>
      </form>
      <p class="note">${texts.note}</p>
    </div>`,
  });
}

/** For a request that the shop did not make like this. */
export async function unusableWalletPage({
  messages,
  style,
  query,
  nonce,
  shopOrigin,
}: WalletPage & { readonly shopOrigin: string }): Promise<Awaited<Html>> {
  const texts = await walletMessagesOf(messages.htmlLang);
  return layout({
    ...{ messages, style, title: texts.over, query, nonce },
    body: html`<div class="sheet">
      <h1>${texts.over}</h1>
      <p>${texts.overText}</p>
      <p><a class="button" href="${shopOrigin}/">${messages.stepBack}</a></p>
    </div>`,
  });
}
