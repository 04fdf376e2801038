/** Content pages: home, help, and the not-found page. */
const en = {
  'content.styles_one': '{{count}} style',
  'content.styles_other': '{{count}} styles',
  'content.failed.title': 'This page didn’t load',
  'content.failed.text': 'The connection dropped on the way. Nothing in the bag was lost.',
  'content.retry': 'Try again',
  'error.title': 'Error: {{title}}',
  'content.empty.title': 'Nothing on the shelves yet',
  'content.empty.text': 'The first products are on their way. Please come back soon.',
  'content.loading': 'Fetching the page',
  'sessionExpired.title': 'The break took too long',
  'sessionExpired.text':
    'Nothing happened for two hours, so we let the held sizes go. Nothing was charged, and the bag is still there.',
  'sessionExpired.bag': 'Back to the bag',
  'broken.title': 'This page broke',
  'broken.text': 'Something broke while this page was drawn. It has been reported. Your bag is as it was.',
  'broken.again': 'Load the page again',
  'notFound.title': 'Page not found',
  'notFound.text': 'It may have moved, or the address has a typo.',
  'notFound.search': 'Search the shop',
  'notFound.home': 'Go to the home page',
};
export default en;
