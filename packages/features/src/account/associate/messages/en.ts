/** The sign-in of the staff of a store. */
const en = {
  'associate.title': 'Store sign-in',
  'associate.lead':
    'For staff, on a device of the store. Bags and orders are counted for the store. After 15 minutes without use the session ends and the bag is emptied.',
  'associate.signedIn': '{{name}} is signed in, {{store}}',
  'associate.signedIn.text': 'Whoever signs in now begins with an empty bag.',
  'associate.deviceCode': 'Code of the device',
  'associate.deviceCode.hint': 'From the card that came with the device',
  'associate.deviceCode.missing': 'Enter the code of the device',
  'associate.employeeId': 'Staff number',
  'associate.employeeId.missing': 'Enter the staff number',
  'associate.submit': 'Sign in',
  'associate.busy': 'Signing in',
  'associate.wrong.title': 'Not signed in',
  'associate.wrong.text': 'Nobody has this staff number on a device with this code. Check both.',
  'associate.tooMany.title': 'Too many tries',
  'associate.tooMany.text_one': 'Try again in 1 minute.',
  'associate.tooMany.text_other': 'Try again in {{count}} minutes.',
  'associate.offline.title': 'No connection',
  'associate.offline.text': 'Try again once the connection is back.',
  'associate.unavailable.title': 'Signing in is not possible right now',
  'associate.unavailable.text': 'Something went wrong on our side. Try again in a moment.',
  'associate.bar': 'Store session',
  'associate.end': 'End and empty the bag',
  'associate.end.failed': 'The session has not ended. Try again.',
};
export default en;
