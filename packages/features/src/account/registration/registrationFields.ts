import type { RegistrationBlock } from '@touchline/contract/account/schema';
import type { RegistrationMarket } from './registrationMarket.ts';

/** Every field of the form, as the payload names it; boxes hold `true` or nothing. */
export const registrationFields = [
  'firstName',
  'lastName',
  'dobFields',
  'ageConfirmation',
  'gender',
  'email',
  'mobileNumber',
  'password',
  'terms',
  'explicitConsent',
  'membership',
  'newsletter',
  'paidMediaConsent',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

/** The fields that are ticked. */
export const boxes: readonly string[] = [
  'ageConfirmation',
  'terms',
  'explicitConsent',
  'membership',
  'newsletter',
  'paidMediaConsent',
] satisfies RegistrationField[];

/** The fields that a phone company confirms, where the market has the key-management flow. */
export const verifiedFields = [
  'firstName',
  'lastName',
  'dobFields',
  'gender',
  'mobileNumber',
] as const satisfies RegistrationField[];

const fieldsOf: Partial<Record<RegistrationBlock, readonly RegistrationField[]>> = {
  dateOfBirth: ['dobFields', 'ageConfirmation'],
  gender: ['gender'],
  login: ['email'],
  mobile: ['mobileNumber'],
  password: ['password'],
  consents: ['terms', 'explicitConsent', 'membership', 'newsletter', 'paidMediaConsent'],
};

/** Whether a market shows a field. */
export function isShown(field: RegistrationField, market: RegistrationMarket): boolean {
  if (field === 'dobFields') return market.dateOfBirth !== 'hidden';
  // A required date of birth says the age by itself.
  if (field === 'ageConfirmation') return market.requiredAge > 0 && market.dateOfBirth !== 'required';
  if (field === 'gender') return market.gender !== 'hidden';
  if (field === 'mobileNumber') return market.mobileNumber !== 'hidden';
  if (field === 'terms') return market.terms !== 'hidden';
  if (field === 'explicitConsent') return market.explicitConsent !== 'hidden';
  if (field === 'membership') return market.membership !== undefined;
  if (field === 'newsletter') return market.newsletter !== 'hidden';
  if (field === 'paidMediaConsent') return market.hasPaidMediaConsent;
  return true;
}

/** The fields of a block that a market shows, in the order of the form. */
export function fieldsOfBlock(block: RegistrationBlock, market: RegistrationMarket): RegistrationField[] {
  const fields: readonly RegistrationField[] = block === 'name' ? market.nameOrder : (fieldsOf[block] ?? []);
  return fields.filter((field) => isShown(field, market));
}

/** The fields of the form that a market shows, in its order. */
export const shownFields = (market: RegistrationMarket): RegistrationField[] =>
  market.registrationOrder.flatMap((block) => fieldsOfBlock(block, market));
