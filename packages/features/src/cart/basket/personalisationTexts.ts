import type { LineItem } from '@touchline/contract/basket/schema';

/** What is put on the article of a line: `Name: MAYA`. */
export const personalisationTexts = ({ personalisation = [] }: Pick<LineItem, 'personalisation'>): string[] =>
  personalisation.map(({ label, value }) => `${label}: ${value}`);
