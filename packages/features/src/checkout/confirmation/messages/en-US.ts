/** What America spells differently. */
export const hasGaps = true;

export default {
  'confirmation.cancelled.title': 'Canceled',
  'confirmation.cancelled.notTaken':
    'Order {{order}} was canceled. The money was only reserved on the card; it is free again, and nothing was taken.',
  'confirmation.cancelled.text': 'Order {{order}} was canceled and will not be delivered.',
  'confirmation.cancelled.nothingDue': 'Order {{order}} was canceled. Nothing was paid, and nothing is owed.',
  'confirmation.step.cancelled': 'Canceled',
};
