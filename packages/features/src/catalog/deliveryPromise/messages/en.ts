export default {
  label: 'Your postcode',
  ask: 'Show the day',
  'kind.home': 'Standard',
  'kind.express': 'Express',
  on: '{{kind}}: with you {{day}}',
  between: '{{kind}}: with you {{from}} to {{to}}',
  orderBy: 'Order by {{moment}}',
  invalid: 'That is not a postcode we know',
  notServed: 'We do not deliver to this postcode',
  notAvailable: 'This size cannot be ordered right now',
  failed: 'The day could not be worked out. Try again in a moment',
};
