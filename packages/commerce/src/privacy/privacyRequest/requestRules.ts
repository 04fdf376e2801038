import { maxNameLength } from '@touchline/contract/account/constants';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import { isPersonName } from '@touchline/contract/contact/personName';
import { configValue } from '@touchline/contract/config/configTable';
import type { Site } from '@touchline/contract/market/schema';
import {
  maxMembershipIdLength,
  privacyCategories,
  privacyOrigins,
  privacyRequestTypes,
  privacySubOrigins,
  typesOfCategory,
} from '@touchline/contract/privacyRequest/constants';
import { privacyCategoryOf } from '@touchline/contract/privacyRequest/rules';
import type {
  PrivacyCategory,
  PrivacyCode,
  PrivacyRequestType,
} from '@touchline/contract/privacyRequest/schema';
import { Failure } from '../../kernel/failure/Failure.ts';

/** A request that is accepted. */
export interface CheckedRequest {
  /** In its one spelling. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string;
  readonly membershipId: string | null;
  readonly requestType: PrivacyRequestType;
  readonly category: PrivacyCategory;
  readonly origin: string;
  readonly subOrigin: string;
}

/** A refusal that names the field. */
export const refused = (field: string, message: PrivacyCode): Failure =>
  new Failure(422, 'InvalidDataException', 'The request is not accepted.', {
    details: { serverError: { field, message } },
  });

type Payload = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (text: string): boolean => text.length <= maxNameLength && isPersonName(text);

/** Reads a request, or throws the first thing that is refused about it. */
export function checkRequest(body: unknown, site: Site): CheckedRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refused('', 'INVALID_PAYLOAD');
  const payload = body as Payload;
  if (!configValue(site.market.config, 'privacyRequestsTaken')) throw refused('', 'INVALID_CONFIG');
  const category = readCategory(payload, site);
  const requestType = readType(payload);
  if (!(typesOfCategory[category] as readonly string[]).includes(requestType))
    throw refused('requestTypes', 'INVALID_CASE_DETAILS');
  return { category, requestType, ...readCustomer(payload), ...readOrigin(payload) };
}

function readCategory({ category }: Payload, site: Site): PrivacyCategory {
  const known = privacyCategories.find((each) => each === category);
  if (known === undefined || known !== privacyCategoryOf(site)) throw refused('category', 'INVALID_CATEGORY');
  return known;
}

function readType({ requestTypes: types }: Payload): PrivacyRequestType {
  const fail = (code: PrivacyCode) => refused('requestTypes', code);
  if (!Array.isArray(types)) throw fail('REQUEST_TYPES_NEED_TO_BE_ARRAY');
  if (types.length === 0) throw fail('REQUEST_TYPES_SHOULD_NOT_BE_EMPTY');
  if (types.some((type) => !privacyRequestTypes.some((each) => each === type)))
    throw fail('UNKNOWN_REQUEST_TYPE');
  if (new Set(types).size < types.length) throw fail('DUPLICATE_REQUEST_TYPES');
  if (types.length > 1) throw fail('INVALID_REQUEST_TYPES');
  return types[0] as PrivacyRequestType;
}

function readCustomer({ email, firstName = null, lastName, membershipId = null }: Payload) {
  if (!isText(email) && !isText(lastName)) throw refused('', 'INVALID_CUSTOMER_DETAILS');
  const address = isText(email) ? normalizeEmail(email) : undefined;
  if (address === undefined) throw refused('email', 'INVALID_EMAIL');
  if (!isText(lastName) || !isName(lastName.trim())) throw refused('lastName', 'INVALID_LAST_NAME');
  if (firstName !== null && !(isText(firstName) && isName(firstName.trim())))
    throw refused('firstName', 'INVALID_FIRST_NAME');
  if (membershipId !== null && !(isText(membershipId) && membershipId.trim().length <= maxMembershipIdLength))
    throw refused('membershipId', 'INVALID_MEMBERSHIP_ID');
  return {
    email: address,
    firstName: firstName?.trim() ?? null,
    lastName: lastName.trim(),
    membershipId: membershipId?.trim() || null,
  };
}

function readOrigin({ origin = 'SHOP', subOrigin = 'PAGE' }: Payload) {
  const from = privacyOrigins.find((each) => each === origin);
  if (from === undefined) throw refused('origin', 'INVALID_ORIGIN');
  const place = privacySubOrigins.find((each) => each === subOrigin);
  if (place === undefined) throw refused('subOrigin', 'INVALID_SUB_ORIGIN');
  return { origin: from, subOrigin: place };
}
