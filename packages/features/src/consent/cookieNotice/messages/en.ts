/** The list of stored values in the cookie notice. */
const en = {
  'cookies.title': 'Every cookie and entry of storage',
  'cookies.name': 'Name',
  'cookies.purpose': 'Purpose',
  'cookies.life': 'Kept for',
  'cookies.tab': 'As long as the tab is open',
  'cookies.necessary': 'Needed for the bag, the checkout and the pages',
  'cookies.preferences': 'Remembers what you chose',
  'cookies.analytics': 'Measures how the shop is used',
  'cookies.personalisation': 'Suggests what may suit you',
  'cookies.advertising': 'Advertising',
};
export default en;
