/** `{{address}}` is a street and its town. */
export default {
  'addressBook.title': 'Addresses',
  'addressBook.lead': 'Used at the checkout. The default one is filled in for you.',
  'addressBook.empty': 'No address is kept yet. At the checkout you can keep the one you type.',
  'addressBook.loading': 'Fetching your addresses',
  'addressBook.default': 'Default',
  'addressBook.makeDefault': 'Make default',
  'addressBook.makeDefault.of': 'Make default: {{address}}',
  'addressBook.remove': 'Remove',
  'addressBook.remove.of': 'Remove: {{address}}',
  'addressBook.unchanged.title': 'Nothing was changed',
  'addressBook.unchanged.text': 'Check the connection, then try again.',
  'addressBook.unchanged.gone': 'This address was removed elsewhere. Reload the page to see what is kept.',
  'addressBook.failed.title': 'The addresses did not load',
  'addressBook.failed.text': 'Check the connection, then try again.',
  'addressBook.retry': 'Try again',
};
