import type { FieldValues } from '../../platform/fields/index.ts';

/** The typed text, so that nothing is lost. Card data is never part of it: it is not on the shop's page. */
export interface DraftData {
  contact: FieldValues;
  shipping: FieldValues;
  billing: FieldValues;
  billingSameAsShipping: boolean;
}

/** Checks a stored draft. */
export function readDraft(stored: unknown): DraftData | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { contact, shipping, billing, billingSameAsShipping } = stored as Record<string, unknown>;
  return {
    contact: texts(contact),
    shipping: texts(shipping),
    billing: texts(billing),
    billingSameAsShipping: billingSameAsShipping === true,
  };
}

function texts(values: unknown): FieldValues {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
