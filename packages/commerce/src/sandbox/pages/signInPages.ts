import { html } from 'hono/html';
import type { SandboxMessages } from '../SandboxMessages.ts';
import { layout, type Html } from './layout.ts';

/** A page where somebody says who they are, to a stand-in for another company's accounts. */
export interface SignInPage {
  readonly messages: SandboxMessages;
  /** Colours and type of the shop, as CSS. */
  readonly style: string;
  readonly nonce: string;
}

export interface SignInTexts {
  readonly title: string;
  readonly text: string;
  readonly email: string;
  readonly emailWrong: string;
  readonly approve: string;
  readonly deny: string;
  readonly fail: string;
  readonly note: string;
  readonly over: string;
  readonly overText: string;
}

interface SignInForm {
  readonly email: string;
  readonly isWrong: boolean;
  /** Fields before the email address. */
  readonly before?: Html;
  /** What the answer says besides: a box to tick, or fields of the page's own. */
  readonly box?: { readonly name: string; readonly label: string; readonly isChecked: boolean };
  readonly after?: Html;
}

/** Where one says who one is, and what the other company answers. */
export function signInPage(
  { messages, style, nonce }: SignInPage,
  texts: SignInTexts,
  { email, isWrong, before, box, after }: SignInForm,
): Html {
  return layout({
    ...{ messages, style, title: texts.title, nonce },
    body: html`<div class="sheet">
      <h1>${texts.title}</h1>
      <p>${texts.text}</p>
      <form method="post" novalidate>
        ${before ?? ''}
        <p>
          <label for="email">${texts.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            value="${email}"
            ${isWrong ? html`aria-invalid="true" aria-describedby="error" autofocus` : ''}
          />
          ${isWrong ? html`<span id="error" class="error" role="alert">${texts.emailWrong}</span>` : ''}
        </p>
        ${
          box
            ? html`<p>
                <label
                  ><input
                    type="checkbox"
                    name="${box.name}"
                    value="yes"
                    ${box.isChecked ? html`checked` : ''}
                  />
                  ${box.label}</label
                >
              </p>`
            : (after ?? '')
        }
        <button class="primary" name="action" value="approve">${texts.approve}</button>
        <button name="action" value="deny">${texts.deny}</button>
        <button name="action" value="fail">${texts.fail}</button>
      </form>
      <p class="note">${texts.note}</p>
    </div>`,
  });
}

/** For a request that the shop did not make like this. */
export function unusablePage(
  { messages, style, nonce, shopOrigin }: SignInPage & { readonly shopOrigin: string },
  { over, overText }: Pick<SignInTexts, 'over' | 'overText'>,
): Html {
  return layout({
    ...{ messages, style, title: over, nonce },
    body: html`<div class="sheet">
      <h1>${over}</h1>
      <p>${overText}</p>
      <p><a class="button" href="${shopOrigin}/">${messages.stepBack}</a></p>
    </div>`,
  });
}
