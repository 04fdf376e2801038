/**
 * Scripts of the pages in which Adyen's Web Components run, in plain JavaScript because they are sent unprocessed. They speak
 * the shop's frame protocol; card numbers are typed in Adyen's frames and leave them encrypted.
 */
const common = String.raw`
  const settings = JSON.parse(document.getElementById('settings').textContent);
  const tell = (message) => { if (parent !== window) parent.postMessage(message, settings.shop); };
  const given = new URLSearchParams(location.search).get('scheme');
  if (given === 'light' || given === 'dark') document.documentElement.dataset.scheme = given;
  if (!window.AdyenWeb) return;
  const { AdyenCheckout, Card } = window.AdyenWeb;
  const open = (more) => AdyenCheckout({
    clientKey: settings.key, environment: settings.environment, locale: settings.locale,
    countryCode: settings.country, amount: settings.amount, analytics: { enabled: false }, ...more,
  });
`;

/** The card's fields: gives out the encrypted card as a token. */
export const adyenFieldsScript = String.raw`(async () => {
  'use strict';
  ${common}
  const checkout = await open({});
  const height = () => Math.ceil(document.body.getBoundingClientRect().height);
  let data;
  const card = new Card(checkout, {
    brands: settings.brands, hasHolderName: true, holderNameRequired: true, showPayButton: false,
    onChange: (state) => { data = state.data; },
    onConfigSuccess: () => {
      tell({ type: 'payment-ready', height: height() });
      new ResizeObserver(() => tell({ type: 'payment-height', height: height() })).observe(document.body);
    },
  });
  card.mount('#fields');

  const encoded = (value) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
  const submit = () => {
    if (!card.isValid || !data) {
      card.showValidation();
      return tell({ type: 'payment-invalid', fields: [{ field: 'creditCard' }], errorType: 'validation_error' });
    }
    const { paymentMethod, browserInfo } = data;
    tell({ type: 'payment-token', token: encoded({ paymentMethod, browserInfo }), brand: paymentMethod.brand || '', lastDigits: '' });
  };
  addEventListener('message', (event) => {
    if (event.origin !== settings.shop || event.source !== parent || !event.data) return;
    if (event.data.type === 'payment-submit') submit();
    if (event.data.type === 'payment-focus') card.setFocusOn ? card.setFocusOn('encryptedCardNumber') : undefined;
  });
})()`;

/** The bank's step: its result goes to the shop's server, which asks Adyen what became of it. */
export const adyenStepScript = String.raw`(async () => {
  'use strict';
  ${common}
  const read = (text) => JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))));
  const action = read(decodeURIComponent(location.hash.slice(1)));
  const over = () => tell({ type: 'challenge-done' });
  const checkout = await open({
    onAdditionalDetails: async ({ data }) => {
      try {
        const answer = await fetch(settings.details, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });
        const { action: next } = await answer.json();
        if (next) return void checkout.createFromAction(next).mount('#fields');
      } catch { /* The shop asks for the state all the same. */ }
      over();
    },
    onError: over,
  });
  checkout.createFromAction(action).mount('#fields');
})()`;
