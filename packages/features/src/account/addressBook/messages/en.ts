/** `{{address}}` is a street and its town. */
export default {
  'addressBook.title': 'Addresses',
  'addressBook.lead': 'We fill in your default address at checkout.',
  'addressBook.empty': 'You haven’t saved an address yet. You can save one at checkout.',
  'addressBook.loading': 'Loading your addresses',
  'addressBook.default': 'Default',
  'addressBook.makeDefault': 'Make default',
  'addressBook.makeDefault.of': 'Make default: {{address}}',
  'addressBook.remove': 'Remove',
  'addressBook.remove.of': 'Remove: {{address}}',
  'addressBook.unchanged.title': 'Nothing was changed',
  'addressBook.unchanged.text': 'Check your connection, then try again.',
  'addressBook.unchanged.gone': 'This address was removed elsewhere. Reload the page to see what is kept.',
  'addressBook.failed.title': 'The addresses did not load',
  'addressBook.failed.text': 'Check your connection, then try again.',
  'addressBook.retry': 'Try again',
};
