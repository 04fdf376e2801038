import { html } from 'hono/html';
import type { SandboxWords } from '../words/SandboxWords.ts';
import { fill } from '../words/wordsOf.ts';
import { stepScript } from './cardScript.ts';
import { layout, providerBar, type Html } from './layout.ts';

interface StepFrame {
  readonly words: SandboxWords;
  readonly query: URLSearchParams;
  readonly nonce: string;
}

/** The step the bank asks for: three buttons, no script. */
export function stepPage(page: StepFrame & { readonly amount: string; readonly orderId: string }): Html {
  const { words, query, nonce, amount, orderId } = page;
  return layout({
    lang: words.htmlLang,
    title: words.stepTitle,
    query,
    nonce,
    body: html`<h1>${words.stepTitle}</h1>
      <p>${fill(words.stepText, { amount, order: orderId })}</p>
      <form method="post">
        <button class="primary" name="act" value="approve">${words.stepApprove}</button>
        <button name="act" value="fail">${words.stepFail}</button>
        <button name="act" value="cancel">${words.stepCancel}</button>
      </form>
      <p class="note">${words.sandboxNote}</p>`,
  });
}

/** After the answer: tells the page around it, and offers the way back where there is none. */
export function stepDonePage(
  page: StepFrame & { readonly parentOrigin: string; readonly returnUrl: string },
): Html {
  const { words, query, nonce, parentOrigin, returnUrl } = page;
  return layout({
    lang: words.htmlLang,
    title: words.stepTitle,
    query,
    nonce,
    script: stepScript,
    body: html`<p role="status" data-parent="${parentOrigin}">${words.stepDone}</p>
      <p><a class="button" target="_top" href="${returnUrl}">${words.stepBack}</a></p>`,
  });
}

/** A page for an address that is over, forged or already used. */
export function overPage(page: StepFrame & { readonly shopOrigin: string }): Html {
  return endPage(page, page.words.over, page.words.overText);
}

/** A page for what went wrong here. It does not say what became of the payment: nobody knows yet. */
export function brokenPage(page: StepFrame & { readonly shopOrigin: string }): Html {
  return endPage(page, page.words.broken, page.words.brokenText);
}

function endPage(page: StepFrame & { readonly shopOrigin: string }, title: string, text: string): Html {
  const { words, query, nonce, shopOrigin } = page;
  return layout({
    lang: words.htmlLang,
    title,
    query,
    nonce,
    body: html`<div class="sheet">
      ${providerBar}
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button" target="_top" href="${shopOrigin}/">${words.stepBack}</a></p>
    </div>`,
  });
}
