/** The consent page of accounts. */
const en = {
  'accountConsent.title': 'Your consents',
  'accountConsent.text':
    'This is what your account needs, and what you may add. You can change it here at any time.',
  'accountConsent.loading': 'Loading your consents',
  'accountConsent.age': 'I am {{age}} or older',
  'accountConsent.AMF': 'I agree that my data is collected and used for my account',
  'accountConsent.PMF': 'Use my address to show me fitting advertising on other sites',
  'accountConsent.more': 'The details',
  'accountConsent.save': 'Save',
  'accountConsent.saving': 'Saving',
  'accountConsent.saved': 'Your answers are saved.',
  'accountConsent.signedOut': 'Sign in to see what you agreed to.',
  'accountConsent.tooMany': 'Too many changes in a short time. Try again later.',
  'accountConsent.offline': 'The connection is away. What you ticked is still here.',
  'accountConsent.failed': 'That did not work. The fault is on our side; try again in a moment.',
  'accountConsent.retry': 'Try again',
  'forms.date.tooyoung': 'You have to be {{age}} or older',
  'errorforms.default.parseerror': 'Tick this box to go on',
  'errorforms.default.missingerror': 'Agree to this to keep your account',
  'accountConsent.yourData': 'Get or delete your data',
};
export default en;
