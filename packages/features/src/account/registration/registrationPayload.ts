import { maxReturnLength } from '@touchline/contract/account/constants';
import type { Gender, Registration } from '@touchline/contract/account/schema';
import { internationalNumber } from '@touchline/contract/contact/phoneNumber';
import { isShown, type RegistrationField } from './registrationFields.ts';
import type { RegistrationMarket } from './registrationMarket.ts';
import type { RegistrationStore } from './RegistrationStore.ts';

/** What is read of the form. */
type Form = Pick<
  RegistrationStore,
  'birthday' | 'carrier' | 'fields' | 'invitationCode' | 'mobileCountry' | 'returnTo'
>;

/** The payload (accounts document, section 3). A field that the market does not show is agreed to. */
export function registrationPayload(
  { fields, birthday, carrier, mobileCountry, invitationCode, returnTo }: Form,
  market: RegistrationMarket,
): Omit<Registration, 'action' | 'recaptcha'> {
  const value = (name: RegistrationField) => (isShown(name, market) ? fields.value(name) : '');
  const isTicked = (name: RegistrationField) => value(name) !== '';
  const isAgreedTo = (name: RegistrationField) => !isShown(name, market) || isTicked(name);
  const mobileNumber = mobileCountry ? internationalNumber(value('mobileNumber'), mobileCountry) : '';
  const gender = value('gender');
  const { userDataToken } = carrier;
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    ...(birthday ? { dobFields: numbersOf(birthday) } : {}),
    ...(gender ? { gender: gender as Gender } : {}),
    email: value('email'),
    ...(mobileNumber ? { mobileNumber } : {}),
    password: fields.raw('password'),
    newsletter: isAgreedTo('newsletter'),
    ...(market.membership
      ? {
          membership: {
            isAccepted: isTicked('membership'),
            termsVersion: market.membership.termsVersion,
          },
        }
      : {}),
    terms: isAgreedTo('terms'),
    explicitConsent: isAgreedTo('explicitConsent'),
    ageConfirmation: isTicked('ageConfirmation'),
    ...(invitationCode ? { invitationCode, sourceId: market.invitationSourceId } : {}),
    ...(returnTo && returnTo.length <= maxReturnLength ? { returnTo } : {}),
    ...(market.consentVersion ? { consentVersion: market.consentVersion } : {}),
    ...(market.serviceId ? { serviceId: market.serviceId } : {}),
    ...(market.hasKeyManagement && userDataToken
      ? { kmc: { userDataToken, dormantPeriod: '1y' as const } }
      : {}),
    ...(market.hasPaidMediaConsent
      ? {
          paidMediaConsent: isTicked('paidMediaConsent'),
          paidMediaConsentVersion: market.paidMediaConsentVersion,
        }
      : {}),
  };
}

function numbersOf(birthday: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  return { year, month, day };
}
