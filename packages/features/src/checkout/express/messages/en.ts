/** Messages of this module. Tell the translator where each one is used. */
const en = {
  // Heading of the buttons, for screen readers.
  'express.heading': 'Buy now with a wallet',
  // A button in the bag and on a product page; {{name}} is "Apple Pay".
  'express.buy': 'Buy now with {{name}}',
  // On the same button while the payment runs.
  'express.busy': 'Paying',
  // Rows of the sheet.
  'express.items': 'Items',
  'express.delivery': 'Delivery',
  'express.tax': 'Tax',
  'express.giftCards': 'Gift cards',
  // A delivery in the sheet with the days on which it comes.
  'express.option': '{{name}}, {{days}}',
  'express.option.home': 'Standard delivery',
  'express.option.express': 'Express delivery',
  // In the sheet, where it can not be bought like this.
  'express.unserviceable': 'We don’t deliver to this address. Choose another one.',
  'express.otherCountry': 'This shop delivers within {{country}} only.',
  'express.notReady': 'Something in the bag has changed. Look at your bag before you pay.',
  'express.noPrice': 'The total could not be worked out. Close this and try again.',
  // Title of a message above the buttons.
  'express.notTaken': 'Nothing was taken',
  'express.declined': '{{name}} did not go through. Try again, or pay another way in the checkout.',
  'express.over': 'The payment took too long. Try again.',
  'express.address': 'The address from {{name}} is not complete for us. You can correct it in the checkout.',
  'express.changed': 'The total is now {{to}} instead of {{from}}. Look at it once more before you pay.',
  'express.soldOut': 'What you wanted to buy has just sold out.',
  'express.limit': 'One person may not buy this many of {{name}}.',
  'express.step': 'Your bank wants to confirm this payment. Pay in the checkout, where it can.',
  'express.check': 'To pay, please go through the checkout: we check there that a person is buying.',
  'express.noSheet': '{{name}} did not open. Try again, or pay in the checkout.',
  'express.failed': 'We could not reach the shop. Try again in a moment.',
  // The answer of the server was lost.
  'express.unknown': 'We don’t know yet whether you have paid',
  'express.unknown.text': 'The connection broke. Press the button again: you pay once only.',
  'express.checkout': 'Go to the checkout',
};
export default en;
