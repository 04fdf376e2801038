import { hostedPage } from '../hostedPage/hostedPage.ts';
import type { PageFlow } from '../PageFlow.ts';
import { readFields } from '../readFields.ts';

/** A bank is chosen on our page, with what it asks for; then its own page. */
export const bankList: PageFlow = {
  ...hostedPage,
  needsScript: true,
  read: readFields,
};
