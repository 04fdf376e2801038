/** What America spells differently. */
export const hasGaps = true;

export default {
  'error.PERSONALIZATION_FAILED': 'The personalization was not accepted. Change the text and add it again.',
};
