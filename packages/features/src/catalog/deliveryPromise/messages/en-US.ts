/** What America says differently. */
export const hasGaps = true;

export default {
  label: 'Your ZIP code',
  invalid: 'That is not a ZIP code we know',
  notServed: 'We do not deliver to this ZIP code',
  'bag.change': 'Change ZIP code',
};
