/** Accounts without a password: the prompt, its confirmation, and the page that sets the password. */
const en = {
  'lightAccount.prompt.text':
    'We know this email, but the account has no password yet. We send a link: choose a password, and everything is in place.',
  'lightAccount.request': 'Email me the link',
  'lightAccount.busy': 'Sending the link',
  'lightAccount.sent.title': 'Look in your inbox',
  'lightAccount.sent.text':
    'A link is on its way to {{email}}. It is valid for {{minutes}} minutes and works once.',
  'lightAccount.sent.close': 'Close',
  'lightAccount.email.text':
    'We make the account now, and send a link that sets its password. The rest can wait.',
  'lightAccount.email.age': 'I am {{age}} or older',
  'lightAccount.email.ageMissing': 'Confirm that you are {{age}} or older',
  'lightAccount.tooMany.title': 'Too many tries',
  'lightAccount.tooMany.text_one': 'Try again in 1 minute.',
  'lightAccount.tooMany.text_other': 'Try again in {{count}} minutes.',
  'lightAccount.offline.title': 'No connection',
  'lightAccount.offline.text': 'Try again once the connection is back.',
  'lightAccount.unavailable.title': 'That did not work',
  'lightAccount.unavailable.text': 'Something went wrong on our side. Try again in a moment.',
  'lightAccount.order.title': 'Make an account of this order',
  'lightAccount.order.text':
    'We send a link to {{email}}: choose a password, and the next checkout is filled in.',
  'lightAccount.order.request': 'Email me the link',
  'lightAccount.set.title': 'Set a password',
  'lightAccount.set.text': 'Then the account is complete, and you are signed in.',
  'lightAccount.set.submit': 'Save and sign in',
  'lightAccount.set.busy': 'Saving',
  'lightAccount.over.title': 'This link is over',
  'lightAccount.over.text':
    'A link is valid for {{minutes}} minutes, works once, and a later one replaces it. Enter the email address on the sign-in page for another one.',
  'lightAccount.over.action': 'To the sign-in page',
};
export default en;
