import { html } from 'hono/html';
import { fill } from '../../messagesOf.ts';
import { layout, type Html } from '../../pages/layout.ts';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import type { PlannedPayment } from './planOf.ts';
import type { ServiceMessages } from './ServiceMessages.ts';
import { declinesOf, otherOutcomes, type PaymentService } from './serviceOf.ts';

/** What every page of a service shows. */
export interface ServicePage {
  readonly messages: SandboxMessages;
  readonly texts: ServiceMessages;
  /** Style sheet of the page. */
  readonly style: string;
  readonly nonce: string;
  readonly service: PaymentService;
  /** The bank that was chosen in the shop. */
  readonly bank?: string | undefined;
  readonly amount: string;
  readonly orderId: string;
  readonly payee: string;
}

const nameOf = ({ service, bank }: ServicePage): string => bank ?? service.name;

/** Where the shopper says who they are. */
export function signInPage(page: ServicePage, who: string, isWrong: boolean): Html {
  const { texts, service, amount } = page;
  const title = fill(texts.signIn, { service: nameOf(page) });
  const isBank = service.kind === 'bank';
  const wrong = isBank ? texts.customerNumberWrong : texts.emailWrong;
  return sheet(page, title, [
    html`<p>${fill(isBank ? texts.bankText : texts.walletText, { amount })}</p>
      <form method="post" novalidate>
        <div class="field" ${isWrong ? 'data-invalid' : ''}>
          <label for="who">${isBank ? texts.customerNumber : texts.email}</label>
          ${isBank ? html`<span class="hint" id="who-hint">${texts.customerNumberHint}</span>` : ''}
          <span class="fault" id="who-fault">${isWrong ? wrong : ''}</span>
          <input
            id="who"
            name="who"
            type="${isBank ? 'text' : 'email'}"
            autocomplete="${isBank ? 'off' : 'email'}"
            inputmode="${isBank ? 'numeric' : 'email'}"
            maxlength="80"
            value="${who}"
            aria-describedby="${isBank ? 'who-hint ' : ''}who-fault"
            aria-invalid="${isWrong ? 'true' : 'false'}"
            ${isWrong ? html`autofocus` : ''}
          />
        </div>
        <button class="primary" name="action" value="next">${texts.next}</button>
        ${cancel(page)}
      </form>`,
  ]);
}

/** The last look before a wallet or a bank pays. */
export function confirmPage(page: ServicePage, who: string): Html {
  const { texts, service, amount, orderId, payee } = page;
  const rows: readonly (readonly [string, string])[] = [
    [texts.payee, payee],
    [texts.reference, orderId],
    [texts.account, who],
    ...(service.kind === 'wallet'
      ? [[texts.paidFrom, fill(texts.balance, { service: service.name })] as const]
      : []),
    [texts.amount, amount],
  ];
  return sheet(page, fill(texts.confirmTitle, { amount }), [
    html`<dl class="rows">
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
    </dl>`,
    actions(page, who, fill(texts.confirmTitle, { amount })),
  ]);
}

/** The payments of a plan, which the shopper agrees to. */
export function planPage(
  page: ServicePage,
  payments: readonly (Omit<PlannedPayment, 'minor' | 'at'> & { readonly on: string; readonly sum: string })[],
  isDisagreed: boolean,
): Html {
  const { texts, service, amount } = page;
  const count = payments.length;
  const { firstInDays: days = 0 } = service.plan ?? {};
  const title = fill(count > 1 ? texts.planInParts : days > 0 ? texts.planLater : texts.planNow, {
    ...{ amount, count, days },
  });
  return sheet(page, title, [
    html`<ol class="rows plan">
        ${payments.map(
          ({ on, sum }) =>
            html`<li>
              <span>${on}</span>
              <span>${sum}</span>
            </li>`,
        )}
        <li>
          <strong>${texts.planTotal}</strong>
          <strong>${amount}</strong>
        </li>
      </ol>
      <form method="post" novalidate>
        <div class="field" ${isDisagreed ? 'data-invalid' : ''}>
          <span class="fault" id="agree-fault">${isDisagreed ? texts.planAgreeMissing : ''}</span>
          <label class="tick"
            ><input
              type="checkbox"
              name="agree"
              value="yes"
              aria-describedby="agree-fault"
              aria-invalid="${isDisagreed ? 'true' : 'false'}"
              ${isDisagreed ? html`autofocus` : ''}
            />
            ${texts.planAgree}</label
          >
        </div>
        <button class="primary" name="action" value="approve">${texts.planConfirm}</button>
        ${cancel(page)}
      </form>`,
    outcomes(page, ''),
  ]);
}

const cancel = ({ messages }: ServicePage): Html =>
  html`<button name="action" value="cancel" formnovalidate>${messages.giveUp}</button>`;

function actions(page: ServicePage, who: string, approve: string): Html {
  return html`<form method="post">
      <input type="hidden" name="who" value="${who}" />
      <button class="primary" name="action" value="approve">${approve}</button>
      ${cancel(page)}
    </form>
    ${outcomes(page, who)}`;
}

/** Everything else that can happen, for whoever tries the shop. */
function outcomes({ texts, service }: ServicePage, who: string): Html {
  return html`<details>
    <summary>${texts.tryTitle}</summary>
    <form method="post">
      <input type="hidden" name="who" value="${who}" />
      <div class="field">
        <label for="outcome">${texts.tryLabel}</label>
        <select id="outcome" name="outcome">
          ${declinesOf[service.kind].map(
            (code) => html`<option value="${code}">${fill(texts.decline, { code })}</option>`,
          )}
          ${otherOutcomes.map((one) => html`<option value="${one}">${texts.outcomes[one]}</option>`)}
        </select>
      </div>
      <button name="action" value="try">${texts.tryButton}</button>
    </form>
  </details>`;
}

function sheet(page: ServicePage, title: string, parts: readonly Html[]): Html {
  const { messages, style, nonce, service } = page;
  return layout({
    ...{ messages, title, style, nonce },
    body: html`<div class="sheet">
      <header class="service" data-kind="${service.kind}">
        <strong>${nameOf(page)}</strong><span>Sandbox</span>
      </header>
      <h1>${title}</h1>
      ${parts}
      <p class="note">${messages.sandboxNote}</p>
    </div>`,
  });
}
