/** What America spells differently. */
export const hasGaps = true;

export default {
  colour: 'Color',
  'size.guide.hint': 'Lengths in centimeters. Measure in the evening, when feet are at their largest.',
};
