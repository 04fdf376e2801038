import { html } from 'hono/html';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import { fill } from '../../messagesOf.ts';
import { stepScript } from './cardScript.ts';
import { layout, providerBar, type Html } from '../../pages/layout.ts';

interface StepFrame {
  readonly messages: SandboxMessages;
  /** Style sheet of the page. */
  readonly style: string;
  readonly nonce: string;
}

/** The bank's challenge step: three buttons, no script. */
export function stepPage(page: StepFrame & { readonly amount: string; readonly orderId: string }): Html {
  const { messages, style, nonce, amount, orderId } = page;
  return layout({
    messages,
    title: messages.stepTitle,
    style,
    nonce,
    body: html`<h1>${messages.stepTitle}</h1>
      <p>${fill(messages.stepText, { amount, order: orderId })}</p>
      <form method="post">
        <button class="primary" name="action" value="approve">${messages.stepApprove}</button>
        <button name="action" value="fail">${messages.stepFail}</button>
        <button name="action" value="cancel">${messages.stepCancel}</button>
      </form>
      <p class="note">${messages.sandboxNote}</p>`,
  });
}

/** Shown after the step: notifies the parent page, and offers a link back when there is none. */
export function stepDonePage(
  page: StepFrame & { readonly parentOrigin: string; readonly returnUrl: string },
): Html {
  const { messages, style, nonce, parentOrigin, returnUrl } = page;
  return layout({
    messages,
    title: messages.stepTitle,
    style,
    nonce,
    script: stepScript,
    body: html`<p role="status" data-parent="${parentOrigin}">${messages.stepDone}</p>
      <p><a class="button" target="_top" href="${returnUrl}">${messages.stepBack}</a></p>`,
  });
}

/** A page for an address that is expired, forged or already used. */
export function expiredPage(page: StepFrame & { readonly shopOrigin: string }): Html {
  return endPage(page, page.messages.over, page.messages.overText);
}

/** A page for an internal error. It does not mention the payment's result, which is not known yet. */
export function brokenPage(page: StepFrame & { readonly shopOrigin: string }): Html {
  return endPage(page, page.messages.broken, page.messages.brokenText);
}

function endPage(page: StepFrame & { readonly shopOrigin: string }, title: string, text: string): Html {
  const { messages, style, nonce, shopOrigin } = page;
  return layout({
    messages,
    title,
    style,
    nonce,
    body: html`<div class="sheet">
      ${providerBar}
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button" target="_top" href="${shopOrigin}/">${messages.stepBack}</a></p>
    </div>`,
  });
}
