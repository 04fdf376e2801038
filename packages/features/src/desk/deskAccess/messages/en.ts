/** Signing in to the desk, by a one-time link. */
const en = {
  'deskAccess.title': '{{brand}}: desk',
  'deskAccess.signingIn': 'Signing you in',
  'deskAccess.over': 'This link has been used or is older than 15 minutes.',
  'deskAccess.noLink': 'You are not signed in.',
  'deskAccess.left': 'You are signed out.',
  'deskAccess.ended': 'You were away for eight hours, so we signed you out.',
  'deskAccess.newLink': 'To sign in, run this command where the shop runs, and open the link that it prints:',
  'deskAccess.tooMany': 'Too many attempts from here. Please try again in a quarter of an hour.',
  'deskAccess.offline': 'There is no connection to the shop.',
  'deskAccess.unavailable': 'The shop did not answer.',
  'deskAccess.retry': 'Try again',
  'deskAccess.toContent': 'Skip to the content',
  'deskAccess.toShop': 'To the shop',
  'deskAccess.signOut': 'Sign out',
};
export default en;
