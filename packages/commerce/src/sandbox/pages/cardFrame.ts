import { html } from 'hono/html';
import { cardBrands } from '../cardBrands.ts';
import type { SandboxWords } from '../words/SandboxWords.ts';
import { cardFieldsMarkup } from './cardFields.ts';
import { cardScript } from './cardScript.ts';
import { layout, type Html } from './layout.ts';

export interface CardFrame {
  readonly words: SandboxWords;
  readonly query: URLSearchParams;
  readonly nonce: string;
  /** Where the card is sent to: the sandbox. */
  readonly action: string;
  /** The one origin the frame talks to. */
  readonly parentOrigin: string;
}

/** The card fields that stand in a frame of the checkout page. */
export function cardFrame({ words, query, nonce, action, parentOrigin }: CardFrame): Html {
  return layout({
    lang: words.htmlLang,
    title: words.cardTitle,
    query,
    nonce,
    script: cardScript,
    body: html`<h1 class="unseen">${words.cardTitle}</h1>
      <form
        method="post"
        action="${action}"
        aria-label="${words.cardTitle}"
        novalidate
        data-parent="${parentOrigin}"
        data-code-hint="${words.codeHint}"
        data-brands="${JSON.stringify(cardBrands)}"
      >
        ${cardFieldsMarkup(words)}
        <button type="submit" hidden>${words.cardTitle}</button>
      </form>`,
  });
}
