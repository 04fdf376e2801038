import { toLatinDigits } from '@touchline/contract/contact/digits';
import { plainExpiry } from '../plainExpiry.ts';

/**
 * Script of the inline card frame, in plain JavaScript because it is sent unprocessed. It only formats fields, sends
 * the card to the sandbox, and exchanges messages with the parent page. Cards are validated on the server.
 *
 * To the page: `payment-ready` and `payment-height` {height}, `payment-token` {token, brand, lastDigits},
 * `payment-invalid` {fields: [{field, errorCode, errorType, message}], errorType}, `payment-field` {field}, `payment-enter`.
 * From the page: `payment-submit`, `payment-focus` {field}.
 */
export const cardScript = String.raw`(() => {
  'use strict';
  const form = document.querySelector('form');
  const parentOrigin = form.dataset.parent;
  const brands = JSON.parse(form.dataset.brands);
  const number = form.elements.creditCard;
  const expiry = form.elements.expiryDate;
  const names = ['creditCard', 'expiryDate', 'securityCode', 'cardHolder'];
  const tell = (message) => { if (parent !== window) parent.postMessage(message, parentOrigin); };
  const toLatinDigits = ${toLatinDigits.toString()};
  const plainExpiry = ${plainExpiry.toString()};
  const digitsOf = (field) => field.value.replace(/\D/g, '');

  const brandOf = (digits) => {
    let best; let length = 0;
    for (const brand of brands) for (const [from, to] of brand.prefixes) {
      const start = digits.slice(0, from.length);
      if (from.length > length && start.length === from.length && start >= from && start <= to) { best = brand; length = from.length; }
    }
    return best;
  };

  /* The choice for a card with two marks that both are taken; what was chosen stays. */
  const network = form.elements.network;
  const offerNetworks = (brand) => {
    if (!network) return;
    const codes = brand && brand.coBadges ? [brand.code, ...brand.coBadges] : [];
    const digits = digitsOf(number);
    const fits = (code) => codes.includes(code) && brands.some((one) => one.code === code && one.prefixes.some(([from, to]) => {
      const start = digits.slice(0, from.length);
      return start.length === from.length && start >= from && start <= to;
    }));
    const shown = [...network.options].filter((option) => {
      option.hidden = option.disabled = !fits(option.value);
      return !option.disabled;
    });
    document.getElementById('network-field').hidden = shown.length < 2;
    if (!shown.includes(network.selectedOptions[0])) network.value = shown.length ? shown[0].value : '';
  };

  /* What is written again is read out again: only changes are written. */
  const write = (id, text) => {
    const element = document.getElementById(id);
    if (element.textContent !== text) element.textContent = text;
  };

  /* Digits of other keyboards; each takes the place of one, so the caret stays. */
  const writeLatin = ({ target, isComposing }) => {
    if (isComposing || target.name === 'cardHolder') return;
    const latin = toLatinDigits(target.value);
    if (latin === target.value) return;
    const caret = target.selectionStart;
    target.value = latin;
    target.setSelectionRange(caret, caret);
  };
  form.addEventListener('input', writeLatin, true);
  form.addEventListener('change', writeLatin, true);

  /* Spaces are put in only while typing at the end, so that the caret never jumps. */
  const atEnd = (field) => field.selectionStart === field.value.length;
  number.addEventListener('input', () => {
    const digits = digitsOf(number);
    const brand = brandOf(digits);
    write('card-brand', brand ? brand.name : '');
    offerNetworks(brand);
    write('securityCode-hint', form.dataset.codeHint.replace('{length}', brand ? brand.securityCodeLength : '3–4'));
    if (!atEnd(number)) return;
    number.value = brand && brand.code === 'AMEX'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
      : (digits.slice(0, 19).match(/.{1,4}/g) || []).join(' ');
  });
  /* Whatever is filled in or pasted is complete; what is typed gets its slash, and is written plainly when it is left. */
  const finishExpiry = () => { expiry.value = plainExpiry(expiry.value.trim()) || expiry.value; };
  expiry.addEventListener('input', (event) => {
    if (event.isComposing || String(event.inputType).startsWith('delete')) return;
    const isTyped = event.inputType === 'insertText' && event.data !== null && event.data.length === 1;
    if (!isTyped) return finishExpiry();
    if (!atEnd(expiry)) return;
    const typed = /^(0[1-9]|1[0-2])(\d{1,2})$/.exec(expiry.value);
    if (typed) expiry.value = typed[1] + '/' + typed[2];
  });
  expiry.addEventListener('change', finishExpiry);

  const show = (errors) => {
    for (const name of names) {
      const error = errors.find((one) => one.field === name);
      document.getElementById(name + '-field').toggleAttribute('data-invalid', Boolean(error));
      write(name + '-fault', error ? error.message : '');
      form.elements[name].setAttribute('aria-invalid', error ? 'true' : 'false');
    }
  };

  let underWay = false;
  const submit = async () => {
    if (underWay) return;
    underWay = true;
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...Object.fromEntries(names.map((name) => [name, form.elements[name].value])),
          ...(network && network.value ? { network: network.value } : {}),
        }),
      });
      const body = await answer.json();
      if (body.token) {
        show([]);
        tell({ type: 'payment-token', token: body.token, brand: body.brand, lastDigits: body.lastDigits });
      } else {
        show(body.errors || []);
        tell({ type: 'payment-invalid', fields: body.errors || [], errorType: body.errorType });
      }
    } catch {
      tell({ type: 'payment-invalid', fields: [], errorType: 'api_error' });
    } finally {
      underWay = false;
    }
  };

  form.addEventListener('submit', (event) => { event.preventDefault(); tell({ type: 'payment-enter' }); });
  form.addEventListener('focusin', (event) => {
    if (names.includes(event.target.name)) tell({ type: 'payment-field', field: event.target.name });
  });
  addEventListener('message', (event) => {
    if (event.origin !== parentOrigin || event.source !== parent || !event.data) return;
    if (event.data.type === 'payment-submit') void submit();
    if (event.data.type === 'payment-focus') {
      (names.includes(event.data.field) ? form.elements[event.data.field] : number).focus();
    }
  });
  const height = () => Math.ceil(document.body.getBoundingClientRect().height);
  tell({ type: 'payment-ready', height: height() });
  new ResizeObserver(() => tell({ type: 'payment-height', height: height() })).observe(document.body);
})();`;

/** Script of the challenge page after the bank's step: notifies the parent page. */
export const stepScript = String.raw`(() => {
  'use strict';
  const origin = document.querySelector('[data-parent]').dataset.parent;
  if (parent !== window) parent.postMessage({ type: 'challenge-done' }, origin);
})();`;
