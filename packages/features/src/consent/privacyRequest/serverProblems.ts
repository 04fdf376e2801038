import type { PrivacyCode } from '@touchline/contract/privacyRequest/schema';
import type { PrivacyRequestKey } from './privacyRequestMessages.ts';
import { privacyRequestFields, type PrivacyRequestField } from './privacyRequestRules.ts';

/** What is above the form when the server refuses a request for something that no field of it can correct. */
export type FormRefusal = 'name' | 'category' | 'elsewhere';

/** Where a refusal is told: at a field, above the form, or as the failure of the whole request. */
export type RefusalPlace =
  | { readonly field: PrivacyRequestField; readonly key: PrivacyRequestKey }
  | { readonly form: FormRefusal }
  | 'failure';

const failure = 'failure';
const type = (key: PrivacyRequestKey): RefusalPlace => ({ field: 'requestType', key });

/** Every code of the server, told in its place. */
const byCode: Readonly<Record<PrivacyCode, RefusalPlace>> = {
  INVALID_EMAIL: { field: 'email', key: 'profile.email.missing' },
  INVALID_LAST_NAME: { field: 'lastName', key: 'errorforms.default.parseerror' },
  INVALID_CUSTOMER_DETAILS: { field: 'lastName', key: 'errorforms.default.missingerror' },
  INVALID_MEMBERSHIP_ID: { field: 'membershipId', key: 'errorforms.default.parseerror' },
  INVALID_REQUEST_TYPES: type('errorforms.default.missingerror'),
  REQUEST_TYPES_NEED_TO_BE_ARRAY: type('errorforms.default.missingerror'),
  REQUEST_TYPES_SHOULD_NOT_BE_EMPTY: type('errorforms.default.missingerror'),
  DUPLICATE_REQUEST_TYPES: type('errorforms.default.missingerror'),
  UNKNOWN_REQUEST_TYPE: type('privacyRequest.refused.type'),
  INVALID_CASE_DETAILS: type('privacyRequest.refused.type'),
  INVALID_FIRST_NAME: { form: 'name' },
  INVALID_CATEGORY: { form: 'category' },
  INVALID_CONFIG: { form: 'elsewhere' },
  INVALID_PAYLOAD: failure,
  INVALID_ORIGIN: failure,
  INVALID_SUB_ORIGIN: failure,
};

/** Messages that a server may name itself (accounts document, section 8). */
const named: readonly PrivacyRequestKey[] = [
  'profile.lastname.missing',
  'profile.email.missing',
  'errorforms.default.parseerror',
  'errorforms.default.missingerror',
  'forms.date.null',
  'newsletter.signupandsave.tooyoung',
  'generic.unexpectederror',
];

/** Where a refusal of the server is told. A message that nobody knows is unexpected, at its field where it has one. */
export function refusalPlaceOf(field: string, message: string): RefusalPlace {
  if (Object.hasOwn(byCode, message)) return byCode[message as PrivacyCode];
  const own = privacyRequestFields.find((each) => each === field);
  if (own === undefined) return failure;
  return { field: own, key: named.find((each) => each === message) ?? 'generic.unexpectederror' };
}
