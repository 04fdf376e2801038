import { genders } from '@touchline/contract/account/constants';
import type { CarrierCustomer } from '@touchline/contract/account/schema';
import { internationalNumber } from '@touchline/contract/contact/phoneNumber';
import { verifiedFields } from './registrationFields.ts';
import type { RegistrationStore } from './RegistrationStore.ts';

/** The person of the form for the phone company; `undefined` while something is wrong with what was typed. */
export function carrierCustomer({
  fields,
  birthday,
  mobileCountry,
}: Pick<RegistrationStore, 'fields' | 'birthday' | 'mobileCountry'>): CarrierCustomer | undefined {
  const gender = genders.find((one) => one === fields.value('gender'));
  if (verifiedFields.some((name) => !fields.state(name).valid) || !birthday || !mobileCountry || !gender)
    return undefined;
  return {
    name: `${fields.value('lastName')} ${fields.value('firstName')}`,
    phoneNumber: internationalNumber(fields.value('mobileNumber'), mobileCountry),
    dateOfBirth: birthday,
    gender,
  };
}
