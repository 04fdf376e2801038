/** Messages of this module. Tell the translator where each one is used. */
const en = {
  // A link that looks like a button, above the contact fields of the checkout.
  'wallet.action': 'Continue with Amazon',
  // After the return from the wallet.
  'wallet.done': 'Name, email address and delivery address come from your Amazon account.',
  'wallet.denied': 'You did not agree at Amazon. Fill in the fields here instead.',
  'wallet.failed': 'The sign-in with Amazon did not work. Try again, or fill in the fields here.',
};
export default en;
