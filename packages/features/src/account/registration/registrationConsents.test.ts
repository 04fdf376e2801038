import { getConsentsData } from '@touchline/contract/consent/endpoints';
import { expect, it } from 'vitest';
import { longRules, registrationPorts } from './Registration.fixtures.ts';
import { RegistrationStore } from './RegistrationStore.ts';

it('the registration names the versions of the texts it shows, and the configured ones where they cannot be loaded [A7.26]', async () => {
  const depths = (firstLevel: string) => ({ firstLevel, secondLevel: '', thirdLevel: '' });
  const ports = registrationPorts({ rules: longRules, flags: { ACCOUNT_PAID_MEDIA_CONSENT: true } });
  ports.server.on(getConsentsData, {
    answer: {
      newsletter: { version: '3', texts: depths('Write to me') },
      registration: { version: '4', texts: depths('Keep my data') },
      paidMedia: { version: '5', texts: depths('Advertise elsewhere') },
    },
  });
  const store = new RegistrationStore(ports);
  await store.load();
  expect(store.market).toMatchObject({
    ...{ consentVersion: '4', paidMediaConsentVersion: '5' },
    consentTexts: { newsletter: 'Write to me', explicitConsent: 'Keep my data' },
  });
  ports.server.on(getConsentsData, 'offline');
  const other = new RegistrationStore(ports);
  await other.load();
  expect(other.market).toMatchObject({ consentVersion: '1', paidMediaConsentVersion: '1' });
  expect(other.market?.consentTexts).toBeUndefined();
});
