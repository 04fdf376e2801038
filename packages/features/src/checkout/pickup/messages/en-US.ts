/** What America says differently. */
export const hasGaps = true;

export default {
  'place.label': 'ZIP code, city or neighborhood',
  'place.none': 'No place of that name. Check the spelling, or try the ZIP code.',
  'here.denied': 'The browser keeps the position to itself. Enter a ZIP code or a city instead.',
  'here.unavailable': 'The position could not be found. Enter a ZIP code or a city instead.',
  'here.elsewhere':
    'There is nothing near that position, which may be wrong. Enter a ZIP code or a city instead.',
};
