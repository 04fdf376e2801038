/** Footer of every page. */
const en = {
  'footer.label': 'Footer',
  'footer.region': 'Country and language',
  'footer.copyright': '© {{year}} {{brand}}',
  'footer.pay': 'Payment methods',
  'footer.help': 'Help',
  'footer.trackOrder': 'Track an order',
  'footer.news.title': 'News by mail',
  'footer.news.text': 'New products and offers. You can leave at any time.',
  'footer.news.email': 'Email for the newsletter',
  'footer.news.submit': 'Sign up',
  'footer.privacySettings': 'Privacy settings',
  'footer.privacyChoices': 'Your privacy choices',
  'footer.language': 'Language: {{language}}',
  'footer.privacyRequest': 'Your data',
};
export default en;
