import { html } from 'hono/html';
import { layout, type Html } from '../pages/layout.ts';
import { signInPage, unusablePage, type SignInPage } from '../pages/signInPages.ts';
import { identityMessagesOf } from './identityMessagesOf.ts';

/** Where one says who one is, and what the provider answers. */
export async function authorizePage(
  page: SignInPage & { readonly email: string; readonly isWrong: boolean },
): Promise<Awaited<Html>> {
  const texts = await identityMessagesOf(page.messages.htmlLang);
  const box = { name: 'verified', label: texts.isVerified, isChecked: true };
  return signInPage(page, texts, { email: page.email, isWrong: page.isWrong, box });
}

/** Posts the answer to the shop; providers do it by themselves, here it takes another press. */
export async function postingPage({
  messages,
  style,
  nonce,
  back,
}: SignInPage & { readonly back: URL }): Promise<Awaited<Html>> {
  const texts = await identityMessagesOf(messages.htmlLang);
  return layout({
    ...{ messages, style, title: texts.title, nonce },
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
export async function unusableAuthorizePage(
  page: SignInPage & { readonly shopOrigin: string },
): Promise<Awaited<Html>> {
  return unusablePage(page, await identityMessagesOf(page.messages.htmlLang));
}
