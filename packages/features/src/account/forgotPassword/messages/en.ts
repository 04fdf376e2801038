/** Asking for a link that sets a new password, and setting it. */
const en = {
  'forgotPassword.title': 'Forgotten your password?',
  'forgotPassword.lead': 'Enter the email address of the account. We send a link that sets a new password.',
  'forgotPassword.blocked.lead':
    'This account is locked for its safety. A new password opens it again: we send a link to this address.',
  'forgotPassword.sisterApp.lead':
    'This account was used in our app and is locked for its safety. Set a new password, and use it here and in the app.',
  'forgotPassword.email': 'Email address',
  'profile.email.missing': 'Enter an email address',
  'profile.email.tooLong': 'An email address has at most {{max}} characters',
  'profile.emailparseerror': 'Enter an email address like name@example.com',
  'forgotPassword.submit': 'Send the link',
  'forgotPassword.busy': 'Sending the link',
  'forgotPassword.back': 'Back to sign in',
  'global.error': 'Something went wrong',
  'myaccount.resetPassword.error': 'The link could not be sent. Try again in a moment.',
  'forgotPassword.offline': 'There is no connection. Try again once it is back.',
  'forgotPassword.tooMany_one': 'Too many tries. Try again in 1 minute.',
  'forgotPassword.tooMany_other': 'Too many tries. Try again in {{count}} minutes.',
  'forgotPassword.success.title': 'Check your inbox',
  'forgotPassword.success.regular':
    'If {{email}} has an account, a link that sets a new password is on its way. It works for {{minutes}} minutes.',
  'forgotPassword.success.light':
    'A link that sets the first password of the account is on its way to {{email}}. It works for {{minutes}} minutes, and orders and bag stay.',
  'forgotPassword.success.sisterApp':
    'A link is on its way to {{email}}. The new password opens the account here and in our app. The link works for {{minutes}} minutes.',
  'forgotPassword.success.hint': 'Can’t find it? Check your spam folder, or ask for another link.',
  'forgotPassword.again': 'Use another address',
  'resetPassword.title': 'Set a new password',
  'resetPassword.lead': 'Other devices are signed out, and other links and codes end.',
  'resetPassword.submit': 'Save the password',
  'resetPassword.busy': 'Saving the password',
  'resetPassword.done.title': 'Your new password is set',
  'resetPassword.done.text':
    'All other sessions and links of {{email}} have ended. Sign in with the new password.',
  'resetPassword.done.action': 'Sign in',
  'resetPassword.over.title': 'This link is over',
  'resetPassword.over.text':
    'A link works once, for {{minutes}} minutes, and ends when a later one is sent. Ask for a new one.',
  'resetPassword.over.action': 'Ask for a new link',
  'resetPassword.failed': 'The password could not be saved. The link is still good: try again in a moment.',
  'resetPassword.offline': 'There is no connection. The link is still good: try again once it is back.',
  'resetPassword.tooMany_one': 'Too many tries. Try again in 1 minute.',
  'resetPassword.tooMany_other': 'Too many tries. Try again in {{count}} minutes.',
};
export default en;
