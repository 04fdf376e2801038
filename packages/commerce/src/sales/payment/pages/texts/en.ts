import type { PaymentPageTexts } from '../texts.ts';

export default {
  htmlLang: 'en',
  direction: 'ltr',
  fields: 'Card details',
  step: 'Your bank’s confirmation',
  done: 'That is done. The shop is being told.',
  back: 'Back to the shop',
  over: 'This page is too old. Start the payment again in the shop.',
} satisfies PaymentPageTexts;
