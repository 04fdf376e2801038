import { html } from 'hono/html';
import { cardBrands } from '../cardBrands.ts';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import { cardFieldsMarkup } from './cardFields.ts';
import { cardScript } from './cardScript.ts';
import { layout, type Html } from '../../pages/layout.ts';

export interface CardFrame {
  readonly messages: SandboxMessages;
  /** Style sheet of the page. */
  readonly style: string;
  readonly nonce: string;
  /** Address the card is sent to, in the sandbox. */
  readonly action: string;
  /** The only origin the frame exchanges messages with. */
  readonly parentOrigin: string;
  /** Codes of the brands that are taken; left out, all are. */
  readonly taken?: readonly string[] | undefined;
}

/** The card fields for a frame in the checkout page. */
export function cardFrame({ messages, style, nonce, action, parentOrigin, taken }: CardFrame): Html {
  return layout({
    messages,
    title: messages.cardTitle,
    style,
    nonce,
    script: cardScript,
    body: html`<h1 class="unseen">${messages.cardTitle}</h1>
      <form
        method="post"
        action="${action}"
        aria-label="${messages.cardTitle}"
        novalidate
        data-parent="${parentOrigin}"
        data-code-hint="${messages.codeHint}"
        data-brands="${JSON.stringify(cardBrands)}"
      >
        ${cardFieldsMarkup(messages, {}, [], { taken, isInFrame: true })}
        <button type="submit" hidden>${messages.cardTitle}</button>
      </form>`,
  });
}
