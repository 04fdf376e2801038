import { html } from 'hono/html';
import { cardBrands } from '../cardBrands.ts';
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

/** The message of an error. @param taken codes of the brands that are taken */
export function faultText(
  messages: SandboxMessages,
  error: CardError,
  taken: readonly string[] = [],
): string {
  const names = cardBrands.flatMap(({ code, name }) => (taken.includes(code) ? [name] : []));
  const brands = new Intl.ListFormat(messages.htmlLang, { type: 'disjunction' }).format(names);
  return fill(messages.faults[error.fault], { length: '3–4', brand: error.brand ?? '', brands });
}

/** The choice for a card with two marks. In a frame the script shows it for such a card. */
export function networkField(
  messages: SandboxMessages,
  taken: readonly string[],
  { isInFrame, chosen = '' }: { readonly isInFrame: boolean; readonly chosen?: string | undefined },
): Html {
  const own = cardBrands.filter(({ code, coBadges }) => coBadges && taken.includes(code));
  if (own.length === 0) return html``;
  const codes = own.flatMap(({ code, coBadges = [] }) => [code, ...coBadges]);
  // The scheme's own brand first: it pays where nothing else is chosen.
  const offered = [...new Set(codes)].flatMap(
    (code) => cardBrands.find((brand) => brand.code === code && taken.includes(code)) ?? [],
  );
  return html`<div class="field" id="network-field" ${isInFrame ? 'hidden' : ''}>
    <label for="network">${messages.network}</label>
    <span class="hint" id="network-hint"
      >${isInFrame ? messages.networkHint : messages.networkHintOnPage}</span
    >
    <select id="network" name="network" aria-describedby="network-hint">
      ${isInFrame ? '' : html`<option value="">${messages.networkAny}</option>`}
      ${offered.map(
        ({ code, name }) =>
          html`<option value="${code}" ${chosen === code ? 'selected' : ''}>${name}</option>`,
      )}
    </select>
  </div>`;
}

/** The four card fields with labels, hints and errors. */
export function cardFieldsMarkup(
  messages: SandboxMessages,
  input: CardInput = {},
  errors: readonly CardError[] = [],
  {
    taken = [],
    isInFrame = false,
  }: { readonly taken?: readonly string[] | undefined; readonly isInFrame?: boolean } = {},
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
      <span class="fault" id="${name}-fault">${error ? faultText(messages, error, taken) : ''}</span>
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
  return html`${field('creditCard')} ${networkField(messages, taken, { isInFrame, chosen: input.network })}
    <div class="pair">
      ${field('expiryDate', messages.expiryHint)}${field('securityCode', fill(messages.codeHint, { length: '3–4' }))}
    </div>
    ${field('cardHolder')}`;
}

/** Error summary at the top of a page, with links to the fields. */
export function faultSummary(
  messages: SandboxMessages,
  errors: readonly CardError[],
  taken?: readonly string[],
): Html {
  if (errors.length === 0) return html``;
  return html`<div class="summary" role="alert" tabindex="-1">
    <strong>${messages.faultSummary}</strong>
    <ul>
      ${errors.map((error) => html`<li><a href="#${error.field}">${faultText(messages, error, taken)}</a></li>`)}
    </ul>
  </div>`;
}
