import { inlineCard } from '../inlineCard/inlineCard.ts';
import type { PageFlow } from '../PageFlow.ts';
import { readFields } from '../readFields.ts';

/** A code of the bank's app is typed on our page, and confirmed in the app. */
export const appCode: PageFlow = {
  needsScript: true,
  read: readFields,
  start: inlineCard.start,
};
