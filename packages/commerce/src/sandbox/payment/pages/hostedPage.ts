import { html } from 'hono/html';
import type { CardError, CardInput } from '../readCard.ts';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import { fill } from '../../messagesOf.ts';
import { cardFieldsMarkup, faultSummary } from './cardFields.ts';
import { layout, providerBar, type Html } from '../../pages/layout.ts';

export interface HostedPage {
  readonly messages: SandboxMessages;
  /** Style sheet of the page. */
  readonly style: string;
  readonly nonce: string;
  readonly amount: string;
  readonly input?: CardInput;
  readonly errors?: readonly CardError[];
  /** Codes of the brands that are taken; left out, all are. */
  readonly taken?: readonly string[] | undefined;
}

/** The provider's own page with the card fields; works without script. The form is sent to the page's own address. */
export function hostedPage({ messages, style, nonce, amount, input, errors = [], taken }: HostedPage): Html {
  return layout({
    messages,
    title: fill(messages.hostedTitle, { amount }),
    style,
    nonce,
    body: html`<div class="sheet">
      ${providerBar}
      <h1>${fill(messages.hostedTitle, { amount })}</h1>
      ${faultSummary(messages, errors, taken)}
      <form method="post" novalidate>
        ${cardFieldsMarkup(messages, input, errors, { taken })}
        <button class="primary" name="action" value="pay">${fill(messages.pay, { amount })}</button>
        <button name="action" value="cancel" formnovalidate>${messages.giveUp}</button>
      </form>
      <p class="note">${messages.sandboxNote}</p>
    </div>`,
  });
}
