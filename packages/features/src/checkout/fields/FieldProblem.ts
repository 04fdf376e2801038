import type { CheckoutKey } from '../checkoutMessages.ts';

/** What is wrong with a field, as a message of this module and the values for its placeholders. */
export interface FieldProblem {
  key: CheckoutKey;
  values?: Readonly<Record<string, string | number>>;
}
