/** Asking for consent to cookies. */
const en = {
  'consent.title': 'Your data, your call',
  'consent.text':
    'We use cookies to run the shop. The rest is off until you switch it on. Change it any time under Privacy settings in the footer.',
  'consent.accept': 'Accept all',
  'consent.reject': 'Reject all',
  'consent.manage': 'Choose for yourself',
  'consent.save': 'Save my choice',
  'consent.back': 'Back',
  'consent.close': 'Close',
  'consent.learnMore': 'Learn more about your data',
  'consent.notice': 'Cookie notice',
  'consent.print': 'Print',
  'consent.newTab': '(opens in a new tab)',
  'consent.levels': 'What you allow',
  'consent.details': 'Show the details',
  'consent.fewerDetails': 'Hide the details',
  'consent.level.0': 'Needed',
  'consent.level.0.text': 'Bag, sign-in, security. Always on.',
  'consent.level.0.detail':
    'Remembers the bag, your language and your last searches, keeps you signed in, protects the checkout and holds this choice. The shop cannot work without it.',
  'consent.level.1': 'Measurement',
  'consent.level.1.text': 'Which pages work, and what may suit you here. Stays with us.',
  'consent.level.1.detail':
    'Counts page views, searches and steps of the checkout, without your name and address. Remembers in your browser what you looked at, to show it again and suggest what goes with it. It is not passed on to advertisers.',
  'consent.level.2': 'Advertising elsewhere',
  'consent.level.2.text': 'Lets partners show you our products on other sites.',
  'consent.level.2.detail':
    'Tells advertising partners which products you looked at, so that they can show them on other sites.',
  'consent.all': 'Everything else',
  'consent.all.text': 'Measurement, and advertising elsewhere.',
  'consent.signal.off':
    'Your browser asks not to be tracked (Global Privacy Control). We follow that until you choose otherwise here.',
  'consent.signal.on':
    'Your browser asks not to be tracked, and you have allowed more here. Your choice counts.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': 'May we use cookies for more than running the shop?',
  'consent.bar.settings': 'Settings',
  'consent.ccpa.title': 'Your privacy choices',
  'consent.ccpa.text':
    'We share what you look at with advertising partners. Under the law of California this may count as a sale. You can stop it with one press.',
  'consent.ccpa.stop': 'Do not sell or share my data',
  'consent.ccpa.allow': 'Allow sharing',
  'consent.ccpa.isOff': 'Your data is not sold or shared.',
  'consent.ccpa.isOn': 'Your data may be shared with advertising partners.',
  'consent.page.title': 'Privacy settings',
  'consent.page.saved': 'Your choice is saved.',
  'consent.page.record': 'Download the record of your choices',
  'consent.noScript.text':
    'We use cookies to run the shop. May we use them for measurement and advertising, too?',
  'consent.page.yourData': 'Get or delete your data',
  'consent.remote.busy': 'Loading the settings',
};
export default en;
