export default {
  banner: 'For you',
  'banner.title': 'Just in',
  'banner.text': 'New for every sport.',
  'banner.link': 'Show what is new',
};
