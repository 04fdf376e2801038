import { html } from 'hono/html';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import { fill } from '../../messagesOf.ts';
import { layout, providerBar, type Html } from '../../pages/layout.ts';
import type { SandboxPayment } from '../SandboxLedger.ts';

export interface VoucherPage {
  readonly messages: SandboxMessages;
  /** Style sheet of the page. */
  readonly style: string;
  readonly nonce: string;
  readonly payment: Pick<SandboxPayment, 'state' | 'orderId'>;
  /** The code that is read at the till. */
  readonly code: string;
  /** Formatted: the whole amount, half of it, what came in, and until when it can be paid. */
  readonly amount: string;
  readonly half: string;
  readonly received: string | undefined;
  readonly day: string;
}

/** What a shop's till or a bank's app does with a voucher or a QR code: pay it, in part, late or twice. */
export function voucherPage(page: VoucherPage): Html {
  const { messages: all, style, nonce, payment, code, amount, half, received, day } = page;
  const { voucher: t } = all;
  const isOpen = payment.state === 'waiting';
  return layout({
    messages: all,
    title: fill(t.title, { amount }),
    style,
    nonce,
    body: html`<div class="sheet">
      ${providerBar}
      <h1>${fill(t.title, { amount })}</h1>
      <p>${fill(t.about, { order: payment.orderId })} ${fill(isOpen ? t.until : t.closed, { day })}</p>
      <p><code dir="ltr">${code}</code></p>
      ${received === undefined ? '' : html`<p role="status">${fill(t.received, { amount: received })}</p>`}
      <form method="post">
        <button class="primary" name="action" value="pay">
          ${fill(isOpen ? all.pay : t.payAnyway, { amount })}
        </button>
        <button name="action" value="part">${fill(t.payPart, { amount: half })}</button>
        ${isOpen ? html`<button name="action" value="expire">${t.expire}</button>` : ''}
      </form>
      <p class="note">${all.sandboxNote}</p>
    </div>`,
  });
}
