import { html } from 'hono/html';
import { fill } from '../../messagesOf.ts';
import { layout, type Html } from '../../pages/layout.ts';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import type { ServiceMessages } from './ServiceMessages.ts';

/** Stands for the bank's app on the shopper's phone, in a frame of the shop. */
export function appPage(
  page: {
    readonly messages: SandboxMessages;
    readonly style: string;
    readonly nonce: string;
    readonly amount: string;
    readonly orderId: string;
  },
  texts: ServiceMessages,
): Html {
  const { messages, style, nonce, amount, orderId } = page;
  return layout({
    ...{ messages, style, nonce, title: texts.appTitle },
    body: html`<h1>${texts.appTitle}</h1>
      <p>${fill(texts.appText, { amount, order: orderId })}</p>
      <form method="post">
        <button class="primary" name="action" value="approve">${texts.appApprove}</button>
        <button name="action" value="fail">${texts.appRefuse}</button>
        <button name="action" value="cancel">${messages.stepCancel}</button>
      </form>
      <p class="note">${messages.sandboxNote}</p>`,
  });
}
