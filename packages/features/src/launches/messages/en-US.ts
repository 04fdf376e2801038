/** What America spells differently. */
export const hasGaps = true;

export default {
  'how.ClosedGroupSale': 'Only for members of the program.',
  'phase.membersOnly.none': 'Join the program, and points from orders take you up.',
};
