/**
 * Scripts of the pages in which Stripe.js shows its fields, in plain JavaScript because they are sent unprocessed. They
 * speak the shop's frame protocol (`features/checkout/payment/frameMessages.ts`); what is typed stays in Stripe's frames.
 */
const common = String.raw`
  const settings = JSON.parse(document.getElementById('settings').textContent);
  const tell = (message) => { if (parent !== window) parent.postMessage(message, settings.shop); };
`;

/** The card's fields: exchanges them for a confirmation token, which only the shop's server can use. */
export const stripeFieldsScript = String.raw`(() => {
  'use strict';
  ${common}
  const root = document.documentElement;
  const given = new URLSearchParams(location.search).get('scheme');
  if (given === 'light' || given === 'dark') root.dataset.scheme = given;
  if (!window.Stripe) return;
  const isDark = given ? given === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const colors = isDark ? settings.dark : settings.light;
  const stripe = Stripe(settings.key, { locale: settings.locale });
  const elements = stripe.elements({
    mode: 'payment', amount: settings.amount, currency: settings.currency,
    captureMethod: settings.captureMethod, allowedPaymentMethodTypes: ['card'],
    appearance: {
      theme: isDark ? 'night' : 'stripe',
      variables: {
        colorPrimary: colors.primary, colorBackground: colors.paper, colorText: colors.text,
        colorTextSecondary: colors.subtle, colorDanger: colors.error, borderRadius: settings.radius,
        fontFamily: settings.font, fontSizeBase: '16px',
      },
      rules: {
        '.Input': { border: '1.5px solid ' + colors.edge, boxShadow: 'none', padding: '13px 12px' },
        '.Label': { fontWeight: '650', fontSize: '16px' },
      },
    },
  });
  const fields = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never', link: 'never' }, terms: { card: 'never' } });
  const height = () => Math.ceil(document.body.getBoundingClientRect().height);
  fields.on('ready', () => {
    tell({ type: 'payment-ready', height: height() });
    new ResizeObserver(() => tell({ type: 'payment-height', height: height() })).observe(document.body);
  });
  fields.mount('#fields');

  /* Stripe shows what is wrong beside its fields; the shop is told that something is. */
  const invalid = (error) => tell({
    type: 'payment-invalid',
    fields: error && error.type === 'validation_error' ? [{ field: 'creditCard', message: error.message }] : [],
    errorType: error && error.type,
  });
  let underWay = false;
  const submit = async () => {
    if (underWay) return;
    underWay = true;
    try {
      const { error: first } = await elements.submit();
      if (first) return invalid(first);
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
      if (error) return invalid(error);
      const { card } = confirmationToken.payment_method_preview;
      tell({
        type: 'payment-token', token: confirmationToken.id,
        brand: card ? card.brand.toUpperCase() : '', lastDigits: card ? card.last4 : '',
      });
    } catch {
      invalid();
    } finally {
      underWay = false;
    }
  };
  addEventListener('message', (event) => {
    if (event.origin !== settings.shop || event.source !== parent || !event.data) return;
    if (event.data.type === 'payment-submit') void submit();
    if (event.data.type === 'payment-focus') fields.focus();
  });
})()`;

/** The bank's step: Stripe shows it, and the shop asks Stripe for the result. */
export const stripeStepScript = String.raw`(() => {
  'use strict';
  ${common}
  if (!window.Stripe) return;
  Stripe(settings.key, { locale: settings.locale })
    .handleNextAction({ clientSecret: settings.secret })
    .finally(() => tell({ type: 'challenge-done' }));
})()`;
