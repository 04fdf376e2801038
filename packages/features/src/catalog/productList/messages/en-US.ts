/** What America spells differently. */
export const hasGaps = true;

export default {
  'facet.color': 'Color',
  'noTerm.text': 'Type a product, a sport or a color into the search field.',
};
