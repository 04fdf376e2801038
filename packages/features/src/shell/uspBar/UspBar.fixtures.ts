import type { UspItem } from '@touchline/contract/content/schema';

const usp = (analyticsName: string, title: string, rest: Partial<UspItem> = {}): UspItem => ({
  ...{ analyticsName, title, content: '', isDialog: false, overlayTitle: '', itemCtas: [] },
  ...rest,
});

export const delivery = usp('delivery', 'Free delivery over £60', { url: '/help/delivery' });

/** Opens a pop-up with more about it. */
export const returns = usp('returns', '60 days to return', {
  isDialog: true,
  overlayTitle: 'Sixty days, worn or not',
  content: 'Wear it, wash it, run in it. If it is not right, send it back.',
  itemCtas: [{ label: 'How returns work', href: '/help/returns' }],
});

/** Ends at a moment. */
export const sale = usp('sale', 'Black week', {
  url: '/sale',
  embeddableElement: { type: 'timer', title: 'ends in', date: '2026-11-22T12:30:00Z' },
});
