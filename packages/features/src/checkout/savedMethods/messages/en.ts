/** `{{name}}` is a card or PayPal as the shop calls it; `{{date}}` is a month and a year. */
export default {
  'savedMethods.title': 'Payment methods',
  'savedMethods.lead':
    'Cards and accounts are kept by our payment provider. We only see what is shown here. Removing one removes it there too.',
  'savedMethods.empty': 'Nothing is saved yet. At the checkout you can save the card that you pay with.',
  'savedMethods.disabled': 'This shop does not save cards or accounts.',
  'savedMethods.loading': 'Fetching your payment methods',
  'savedMethods.validUntil': 'Valid until {{date}}',
  'savedMethods.over': 'Expired',
  'savedMethods.remove': 'Remove',
  'savedMethods.remove.of': 'Remove: {{name}}',
  'savedMethods.unchanged.title': 'Nothing was removed',
  'savedMethods.unchanged.text': 'Check your connection, then try again.',
  'savedMethods.unchanged.gone': 'It was removed elsewhere. Reload the page to see what is saved.',
  'savedMethods.failed.title': 'The payment methods did not load',
  'savedMethods.failed.text': 'Check your connection, then try again.',
  'savedMethods.retry': 'Try again',
};
