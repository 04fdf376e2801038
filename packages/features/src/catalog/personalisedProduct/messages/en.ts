export default {
  title: 'Make it yours',
  price: '{{price}} for each, all optional.',
  none: 'None',
  preview: '{{name}} with {{values}}',
  total: '{{price}} more for this.',
  noReturn: 'Made for you, so it cannot be returned unless it is faulty.',
  'problem.profanity': 'We do not print this. Choose another text.',
  'problem.characters': 'Only letters, numbers and simple signs can be printed.',
  'problem.length': 'At most {{max}} characters.',
  'problem.unknown': 'This cannot be chosen here.',
};
