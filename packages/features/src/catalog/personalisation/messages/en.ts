export default {
  banner: 'For you',
  'banner.title': 'Just in',
  'banner.text': 'The latest arrivals, all in one place.',
  'banner.link': 'Show what is new',
};
