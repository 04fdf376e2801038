import type { AccountRules } from '@touchline/contract/account/schema';
import { lookUpEmail, register } from '@touchline/contract/account/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import type { FlagValues } from '@touchline/contract/flags/flagTable';
import type { SiteMarket } from '@touchline/contract/market/schema';
import { britishMarket } from '../../checkout/checkout/Checkout.fixtures.ts';
import type { FieldValues } from '../../platform/fields/index.ts';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import type { CarrierSnapshot } from './CarrierStore.ts';
import { registrationMarket } from './registrationMarket.ts';
import type { RegistrationField } from './registrationFields.ts';
import { RegistrationStore, type RegistrationSnapshot } from './RegistrationStore.ts';

/** What Maya types; enough in any market. */
export const mayasForm: Record<RegistrationField, string> = {
  firstName: 'Maya',
  lastName: 'Okafor',
  dobFields: '1990-3-27',
  ageConfirmation: 'true',
  gender: 'PNS',
  email: 'maya.okafor@example.com',
  mobileNumber: '07700 900142',
  password: 'Correct-horse-42',
  terms: 'true',
  explicitConsent: 'true',
  membership: '',
  newsletter: '',
  paidMediaConsent: '',
};

/** Only what every market needs. */
export const shortRules: AccountRules = { dateOfBirth: 'hidden', gender: 'hidden', mobileNumber: 'hidden' };

/** Everything that a market can ask for. */
export const longRules: AccountRules = {
  ...{ dateOfBirth: 'required', gender: 'required', mobileNumber: 'required' },
  ...{ explicitConsent: 'required', strongPassword: true },
};

const austria = { country: 'AT', prefix: '+43', minDigits: 7, maxDigits: 13, example: '0664 1234567' };

/** Numbers of two countries are accepted, so that the country code is a list. */
export const twoCountries: AccountRules = { ...longRules, mobileCountries: [austria] };

export interface Setting {
  rules?: AccountRules;
  flags?: Partial<FlagValues>;
  config?: SiteMarket['config'];
  membership?: SiteMarket['membership'];
}

/** A market with these rules. */
export const marketWith = ({ rules = shortRules, config = {}, membership }: Setting = {}): SiteMarket => ({
  ...britishMarket,
  account: rules,
  config,
  ...(membership === undefined ? {} : { membership }),
});

/** A back end that knows no address and makes every account. */
export function registrationPorts(setting: Setting = {}): TestPorts {
  const ports = testPorts(setting.flags ? { flags: setting.flags } : {});
  ports.server
    .on(getSite, { answer: { market: marketWith(setting), language: britain.language } })
    .on(lookUpEmail, { answer: { accountType: 'new', nextSteps: ['register'] } })
    .on(register, { answer: { kind: 'signedIn', userName: mayasForm.email, acid: 'a-1' } });
  return ports;
}

/** The phone company was not asked yet. */
export const noCarrierYet: CarrierSnapshot = {
  ...{ status: { kind: 'idle' }, carrier: 'SKT', authenticationId: '', testCode: '', userDataToken: '' },
};

/** The store as the server's page gives it to the browser. */
export function storeIn(
  state: Partial<Omit<RegistrationSnapshot, 'fields'>> & {
    values?: FieldValues;
    problems?: RegistrationSnapshot['fields']['problems'];
  } = {},
  setting: Setting = {},
  ports = registrationPorts(setting),
): RegistrationStore {
  const { values = {}, problems = {}, ...rest } = state;
  return RegistrationStore.fromSnapshot(ports, {
    status: { kind: 'idle' },
    market: registrationMarket(marketWith(setting), ports.flags),
    ...{ mobileCountry: '', invitationCode: '', returnTo: '', attempt: 0, currentYear: 2026 },
    emailCheck: { link: { kind: 'idle' } },
    carrier: noCarrierYet,
    fields: { values, problems },
    ...rest,
  });
}

/** The store after what Maya typed was sent: its own errors, or those of the server. */
export function filled(values: FieldValues = {}, setting: Setting = {}, ports = registrationPorts(setting)) {
  return storeIn({ values: { ...mayasForm, ...values } }, setting, ports);
}
