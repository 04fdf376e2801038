import { maxNameLength } from '@touchline/contract/account/constants';
import { isPersonName } from '@touchline/contract/contact/personName';
import { emailProblem, required, type Rule } from '../../platform/fields/index.ts';
import type { PrivacyRequestKey } from './privacyRequestMessages.ts';

/** Fields in the order of the form. */
export const privacyRequestFields = ['state', 'requestType', 'lastName', 'email', 'membershipId'] as const;
export type PrivacyRequestField = (typeof privacyRequestFields)[number];

const nameRule: Rule<PrivacyRequestKey> = (value) =>
  value === '' || (value.length <= maxNameLength && isPersonName(value))
    ? undefined
    : { key: 'errorforms.default.parseerror' };

/** Neither missing nor wrong: one message for both (accounts document, section 5). */
const emailRule: Rule<PrivacyRequestKey> = (value) =>
  emailProblem(value) === undefined ? undefined : { key: 'profile.email.missing' };

const chosen = required<PrivacyRequestKey>('errorforms.default.missingerror');

/** The rules of the form; the membership id has none. */
export const privacyRequestRules: Readonly<Record<PrivacyRequestField, readonly Rule<PrivacyRequestKey>[]>> =
  {
    state: [chosen],
    requestType: [chosen],
    lastName: [required('profile.lastname.missing'), nameRule],
    email: [emailRule],
    membershipId: [],
  };
