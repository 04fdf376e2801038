/** The page for choosing country and language. */
const en = {
  'region.title': 'Country and language',
  'region.lead':
    'Prices, sizes, delivery and law follow the country. The bag stays with the country it was filled in.',
  'region.current': 'You are here',
  'region.description': 'All countries and languages of the shop.',
};
export default en;
