import { html } from 'hono/html';
import type { CardError, CardField, CardInput } from '../readCard.ts';
import { fill } from '../../messagesOf.ts';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import type { Html } from '../../pages/layout.ts';

interface FieldShape {
  readonly autocomplete: string;
  readonly inputmode: 'numeric' | 'text';
  readonly maxlength: number;
}

const shapes: Readonly<Record<CardField, FieldShape>> = {
  creditCard: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 30 },
  expiryDate: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 9 },
  securityCode: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 },
  cardHolder: { autocomplete: 'cc-name', inputmode: 'text', maxlength: 80 },
};

/** Fields whose value is kept in the form; number and security code are never output. */
const keeps = (field: CardField): boolean => field === 'expiryDate' || field === 'cardHolder';

/** The message of an error. */
export function faultText(messages: SandboxMessages, error: CardError): string {
  return fill(messages.faults[error.fault], { length: '3–4' });
}

/** The four card fields with labels, hints and errors. */
export function cardFieldsMarkup(
  messages: SandboxMessages,
  input: CardInput = {},
  errors: readonly CardError[] = [],
): Html {
  const field = (name: CardField, hint = ''): Html => {
    const error = errors.find((one) => one.field === name);
    const { autocomplete, inputmode, maxlength } = shapes[name];
    const described = `${hint ? `${name}-hint ` : ''}${name}-fault`;
    return html`<div
      class="field ${name === 'creditCard' ? 'card' : ''}"
      id="${name}-field"
      ${error ? 'data-invalid' : ''}
    >
      <label for="${name}">${messages.labels[name]}</label>
      ${hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : ''}
      <span class="fault" id="${name}-fault">${error ? faultText(messages, error) : ''}</span>
      <div class="number">
        <input
          id="${name}"
          name="${name}"
          type="text"
          autocomplete="${autocomplete}"
          inputmode="${inputmode}"
          maxlength="${maxlength}"
          required
          spellcheck="false"
          aria-describedby="${described}"
          aria-invalid="${error ? 'true' : 'false'}"
          value="${keeps(name) ? (input[name] ?? '') : ''}"
        />
        ${name === 'creditCard' ? html`<span class="brand" id="card-brand" aria-live="polite"></span>` : ''}
      </div>
    </div>`;
  };
  return html`${field('creditCard')}
    <div class="pair">
      ${field('expiryDate', messages.expiryHint)}${field('securityCode', fill(messages.codeHint, { length: '3–4' }))}
    </div>
    ${field('cardHolder')}`;
}

/** Error summary at the top of a page, with links to the fields. */
export function faultSummary(messages: SandboxMessages, errors: readonly CardError[]): Html {
  if (errors.length === 0) return html``;
  return html`<div class="summary" role="alert" tabindex="-1">
    <strong>${messages.faultSummary}</strong>
    <ul>
      ${errors.map((error) => html`<li><a href="#${error.field}">${faultText(messages, error)}</a></li>`)}
    </ul>
  </div>`;
}
