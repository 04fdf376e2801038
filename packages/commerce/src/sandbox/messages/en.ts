import type { SandboxMessages } from '../SandboxMessages.ts';

const en: SandboxMessages = {
  htmlLang: 'en',
  direction: 'ltr',
  cardTitle: 'Card details',
  labels: {
    creditCard: 'Card number',
    expiryDate: 'Expiry date',
    securityCode: 'Security code',
    cardHolder: 'Name on card',
  },
  expiryHint: 'Month and year, for example 08/29',
  codeHint: 'The {length} digits next to the signature',
  faults: {
    numberMissing: 'Enter the card number',
    numberLength: 'Enter all digits of the card number',
    numberWrong: 'Check the card number: one of the digits is not right',
    brandUnknown: 'We do not know this card. Try another one',
    expiryMissing: 'Enter the expiry date',
    expiryWrong: 'Enter the expiry date as month and year, for example 08/29',
    expiryPast: 'This card has expired. Try another one',
    codeWrong: 'Enter the {length} digits of the security code',
    nameMissing: 'Enter the name as it stands on the card',
  },
  faultSummary: 'Check the card details',
  hostedTitle: 'Pay {amount}',
  pay: 'Pay {amount}',
  giveUp: 'Cancel and go back to the shop',
  stepTitle: 'Confirm this payment',
  stepText: 'Your bank wants to know that it is you: {amount} for order {order}.',
  stepApprove: 'Yes, that is me',
  stepFail: 'No, refuse it',
  stepCancel: 'Cancel',
  stepDone: 'Thank you. Your bank has its answer.',
  stepBack: 'Back to the shop',
  sandboxNote: 'Sandbox: no money moves here.',
  over: 'This payment page is over',
  overText: 'Go back to the shop and start the payment again. Nothing was taken.',
  broken: 'This page could not be shown',
  brokenText: 'Go back to the shop: it knows what became of the payment.',
};

export default en;
