import { html } from 'hono/html';
import type { SandboxMessages } from '../../sandbox/SandboxMessages.ts';
import { layout, type Html } from '../../sandbox/pages/layout.ts';
import { identityMessagesOf } from './identityMessagesOf.ts';

interface IdentityPage {
  readonly messages: SandboxMessages;
  /** Colours and type of the shop, as CSS. */
  readonly style: string;
  readonly query: URLSearchParams;
  readonly nonce: string;
}

/** Where one says who one is, and what the provider answers. */
export async function authorizePage({
  messages,
  style,
  query,
  nonce,
  ...typed
}: IdentityPage & { readonly email: string; readonly isWrong: boolean }): Promise<Awaited<Html>> {
  const texts = await identityMessagesOf(messages.htmlLang);
  return layout({
    ...{ messages, style, title: texts.title, query, nonce },
    body: html`<div class="sheet">
      <h1>${texts.title}</h1>
      <p>${texts.text}</p>
      <form method="post" novalidate>
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
          <label><input type="checkbox" name="verified" value="yes" checked /> ${texts.isVerified}</label>
        </p>
        <button class="primary" name="action" value="approve">${texts.approve}</button>
        <button name="action" value="deny">${texts.deny}</button>
        <button name="action" value="fail">${texts.fail}</button>
      </form>
      <p class="note">${texts.note}</p>
    </div>`,
  });
}

/** Posts the answer to the shop; providers do it by themselves, here it takes another press. */
export async function postingPage({
  messages,
  style,
  query,
  nonce,
  back,
}: IdentityPage & { readonly back: URL }): Promise<Awaited<Html>> {
  const texts = await identityMessagesOf(messages.htmlLang);
  return layout({
    ...{ messages, style, title: texts.title, query, nonce },
    body: html`<div class="sheet">
      <h1>${texts.title}</h1>
      <form method="post" action="${back.origin + back.pathname}">
        ${[...back.searchParams].map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="primary">${texts.post}</button>
      </form>
      <p class="note">${texts.note}</p>
    </div>`,
  });
}

/** For a request that the shop did not make like this. */
export async function unusablePage({
  messages,
  style,
  query,
  nonce,
  shopOrigin,
}: IdentityPage & { readonly shopOrigin: string }): Promise<Awaited<Html>> {
  const texts = await identityMessagesOf(messages.htmlLang);
  return layout({
    ...{ messages, style, title: texts.over, query, nonce },
    body: html`<div class="sheet">
      <h1>${texts.over}</h1>
      <p>${texts.overText}</p>
      <p><a class="button" href="${shopOrigin}/">${messages.stepBack}</a></p>
    </div>`,
  });
}
