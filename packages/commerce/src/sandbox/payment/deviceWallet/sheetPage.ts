import { html } from 'hono/html';
import { fill } from '../../messagesOf.ts';
import { layout, type Html } from '../../pages/layout.ts';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import type { SheetMessages } from './SheetMessages.ts';
import { sheetDeclines, sheetOutcomes } from './sheetOutcomes.ts';
import { sheetScript } from './sheetScript.ts';

interface Frame {
  readonly messages: SandboxMessages;
  readonly texts: SheetMessages;
  /** Style sheet of the page. */
  readonly style: string;
  readonly nonce: string;
}

/** Who lives at the address that the sheet begins with. */
export interface SheetAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

/** The sheet of a device's wallet, in a frame of the shop. */
export function sheetPage(
  page: Frame & {
    readonly service: string;
    readonly parentOrigin: string;
    /** Address that asks for a token, in the sandbox. */
    readonly action: string;
    readonly address: SheetAddress;
  },
): Html {
  const { messages, texts, style, nonce, service, parentOrigin, action, address } = page;
  const title = fill(texts.title, { service });
  const field = (name: string, label: string, value: string, autocomplete: string) =>
    html`<div class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="100" />
    </div>`;
  return layout({
    ...{ messages, title, style, nonce },
    script: sheetScript,
    body: html`<div class="device">
      <header class="service" data-kind="device"><strong>${service}</strong><span>Sandbox</span></header>
      <h1 tabindex="-1">${title}</h1>
      <form
        method="post"
        action="${action}"
        aria-busy="true"
        data-parent="${parentOrigin}"
        data-country="${address.country}"
        data-pay="${texts.pay}"
        data-paying="${texts.paying}"
      >
        <dl class="rows" id="rows">
          <div><dt>${texts.loading}</dt></div>
        </dl>
        <p class="summary" id="fault" role="alert" hidden></p>
        ${field('name', texts.name, 'Maya Okafor', 'name')}
        ${field('email', texts.email, 'maya@example.org', 'email')}
        ${field('phone', texts.phone, phones[address.country] ?? '07700 900123', 'tel')}
        <fieldset id="address" hidden>
          <legend>${texts.deliverTo}</legend>
          ${field('street', texts.street, address.street, 'address-line1')}
          <div class="pair">
            ${field('postalCode', texts.postalCode, address.postalCode, 'postal-code')}
            ${field('city', texts.city, address.city, 'address-level2')}
          </div>
          ${field('region', texts.region, address.region, 'address-level1')}
        </fieldset>
        <fieldset id="options" hidden>
          <legend>${texts.delivery}</legend>
        </fieldset>
        <button class="primary" id="pay" disabled>${fill(texts.pay, { amount: '' })}</button>
        <button type="button" id="cancel">${texts.cancel}</button>
        <details>
          <summary>${texts.tryTitle}</summary>
          <div class="field">
            <label for="outcome">${texts.tryLabel}</label>
            <select id="outcome" name="outcome">
              <option value="approve">${texts.approve}</option>
              ${sheetDeclines.map(
                (code) => html`<option value="${code}">${fill(texts.decline, { code })}</option>`,
              )}
              ${sheetOutcomes.map((one) => html`<option value="${one}">${texts.outcomes[one]}</option>`)}
            </select>
          </div>
        </details>
      </form>
      <p class="note">${messages.sandboxNote}</p>
    </div>`,
  });
}

/** Numbers that nobody has, as each country writes them. */
const phones: Readonly<Record<string, string>> = {
  US: '202 555 0143',
  GB: '07700 900123',
  DE: '030 23125 123',
  FR: '01 99 00 12 34',
};

/** By which a browser says that its device can pay, or not. */
export function devicePage(
  page: Frame & { readonly isOn: boolean | undefined; readonly shopOrigin: string },
): Html {
  const { messages, texts, style, nonce, isOn, shopOrigin } = page;
  return layout({
    ...{ messages, title: texts.deviceTitle, style, nonce },
    body: html`<div class="sheet">
      <h1>${texts.deviceTitle}</h1>
      <p>${texts.deviceText}</p>
      ${
        isOn === undefined
          ? ''
          : html`<p role="status"><strong>${isOn ? texts.deviceOn : texts.deviceOff}</strong></p>`
      }
      <form method="post">
        <button class="primary" name="action" value="on">${texts.turnOn}</button>
        <button name="action" value="off">${texts.turnOff}</button>
      </form>
      <p><a class="button" href="${shopOrigin}/">${texts.toShop}</a></p>
    </div>`,
  });
}
