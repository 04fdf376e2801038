/** Header of every page. */
const en = {
  'header.skip': 'Skip to content',
  'header.home': '{{brand}} home page',
  'header.menu.open': 'Menu',
  'header.menu.close': 'Close menu',
  'header.menu.label': 'Main menu',
  'header.menu.rest': 'More',
  'header.menu.everything': 'All of it',
  'header.menu.all': 'All of {{entry}}',
  'header.menu.loading': 'Fetching the menu',
  'header.menu.failed': 'The menu did not load. The link above leads on.',
  'header.region': '{{country}}, {{language}}, {{currency}}',
  'header.search.label': 'Search',
  'header.search.placeholder': 'Search shoes, sports, teams',
  'header.bag_one': 'Bag, {{count}} item',
  'header.bag_other': 'Bag, {{count}} items',
  'header.bag.empty': 'Bag, empty',
  'header.secure': 'Secure checkout',
  'header.close': 'Close',
  'header.notices': 'Good to know',
};
export default en;
