import { html } from 'hono/html';
import type { CardError, CardInput } from '../readCard.ts';
import type { SandboxWords } from '../words/SandboxWords.ts';
import { fill } from '../words/wordsOf.ts';
import { cardFieldsMarkup, faultSummary } from './cardFields.ts';
import { layout, providerBar, type Html } from './layout.ts';

export interface HostedPage {
  readonly words: SandboxWords;
  readonly query: URLSearchParams;
  readonly nonce: string;
  readonly amount: string;
  readonly input?: CardInput;
  readonly errors?: readonly CardError[];
}

/** The provider's own page with the card fields; works without script. It is sent to its own address. */
export function hostedPage({ words, query, nonce, amount, input, errors = [] }: HostedPage): Html {
  return layout({
    lang: words.htmlLang,
    title: fill(words.hostedTitle, { amount }),
    query,
    nonce,
    body: html`<div class="sheet">
      ${providerBar}
      <h1>${fill(words.hostedTitle, { amount })}</h1>
      ${faultSummary(words, errors)}
      <form method="post" novalidate>
        ${cardFieldsMarkup(words, input, errors)}
        <button class="primary" name="act" value="pay">${fill(words.pay, { amount })}</button>
        <button name="act" value="cancel" formnovalidate>${words.giveUp}</button>
      </form>
      <p class="note">${words.sandboxNote}</p>
    </div>`,
  });
}
