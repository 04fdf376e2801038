/** The page for choosing country and language. */
const en = {
  'region.title': 'Country and language',
  'region.lead':
    'Prices, sizes, delivery and law follow the country. The bag stays with the country it was filled in.',
  'region.current': 'You are here',
  'region.description': 'All countries and languages of the shop.',
  'region.viewAll': 'All countries and languages',
  'region.close': 'Close',
  'region.locations.title': 'Where do you want to shop?',
  'region.search': 'Search for a country or language',
  'region.search.clear': 'Clear the search',
  'region.search.submit': 'Search',
  'region.search.none': 'No country or language is called “{{query}}”.',
  'region.search.found_one': '{{count}} country',
  'region.search.found_other': '{{count}} countries',
  'region.continent.europe': 'Europe',
  'region.continent.northAmerica': 'North America',
  'region.continent.southAmerica': 'South America',
  'region.continent.asia': 'Asia',
  'region.continent.oceania': 'Oceania',
  'region.continent.africa': 'Africa',
  'region.phone.submit': 'Go to this shop',
  'region.language.title': 'Choose your language',
  'region.language.legend': 'Language',
  'region.language.save': 'Save',
  'region.geo.title': 'Shop in your region?',
  'region.geo.text':
    'You seem to be in {{detected}}. This page is for {{current}}: its prices, sizes and delivery are those of that country.',
  'region.geo.legend': 'Where do you want to shop?',
  'region.geo.note': '{{language}}, {{currency}}',
  'region.geo.confirm': 'Confirm',
};
export default en;
