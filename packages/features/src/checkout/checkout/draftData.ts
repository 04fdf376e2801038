import { deliveryKinds, type DeliveryKind } from './delivery/deliveryKinds.ts';
import type { FieldValues } from '../../platform/fields/index.ts';

/** The typed text, so that nothing is lost. Card data is never part of it: it is not on the shop's page. */
export interface DraftData {
  contact: FieldValues;
  shipping: FieldValues;
  billing: FieldValues;
  billingSameAsShipping: boolean;
  /** How the goods reach the shopper; absent in older drafts. */
  kind?: DeliveryKind | undefined;
}

/** Checks a stored draft. */
export function readDraft(stored: unknown): DraftData | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { contact, shipping, billing, billingSameAsShipping, kind } = stored as Record<string, unknown>;
  return {
    contact: readTexts(contact),
    shipping: readTexts(shipping),
    billing: readTexts(billing),
    billingSameAsShipping: billingSameAsShipping === true,
    kind: deliveryKinds.find((known) => known === kind),
  };
}

/** The texts among stored values; none where something else was stored. */
export function readTexts(values: unknown): FieldValues {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
