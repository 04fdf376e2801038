/** What America spells differently. */
export const hasGaps = true;

export default {
  colours_one: '{{count}} color',
  colours_other: '{{count}} colors',
};
