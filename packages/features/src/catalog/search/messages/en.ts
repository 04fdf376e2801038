/** The search field and its suggestions. */
const en = {
  'search.label': 'Search',
  'search.placeholder': 'Search products',
  'search.close': 'Close search',
  'search.suggestions': 'Suggestions',
  'search.products': 'Products',
  'search.recent': 'Searched lately',
  'search.popular': 'Popular searches',
  'search.remove': 'Remove {{term}} from the list',
  'search.all': 'See all results for “{{term}}”',
  'search.none': 'Nothing for “{{term}}” yet',
  'search.loading': 'Looking',
  'search.found_one': '{{count}} suggestion',
  'search.found_other': '{{count}} suggestions',
  'search.foundProducts_one': '{{count}} product',
  'search.foundProducts_other': '{{count}} products',
  'search.results_one': '{{count}} result',
  'search.results_other': '{{count}} results',
};
export default en;
