import type { LineItem } from '@touchline/contract/basket/schema';

/** What makes a line one of its own: what is put on its article, such as `Name: MAYA`, or for whom a gift card is. */
export const personalisationTexts = ({
  personalisation = [],
  gift,
}: Pick<LineItem, 'personalisation' | 'gift'>): string[] => [
  ...personalisation.map(({ label, value }) => `${label}: ${value}`),
  ...(gift?.texts ?? []),
];
