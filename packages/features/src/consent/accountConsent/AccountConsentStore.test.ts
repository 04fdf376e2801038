import { acceptConsents, getAccountConsents, getConsentsData } from '@touchline/contract/consent/endpoints';
import { describe, expect, it } from 'vitest';
import { consentPorts, loadedStore, nothingYet } from './AccountConsent.fixtures.ts';
import { AccountConsentStore } from './AccountConsentStore.ts';

const bodyOf = (ports: ReturnType<typeof consentPorts>) => ports.server.callsOf(acceptConsents)[0]?.body;

describe('the consent page of an account', () => {
  it('asks for the age of the market, the account’s data and paid media, none of them ticked [A5.19]', async () => {
    const store = await loadedStore({ requiredAge: 14 });
    expect(store.boxes).toEqual(['minAgeConfirmation', 'AMF', 'PMF']);
    expect(store.questions?.requiredAge).toBe(14);
    expect(store.ticked).toEqual([]);
  });

  it('sends minAgeConfirmation, source and consents with the versions of the texts [A3.23, A3.24, A7.29]', async () => {
    const ports = consentPorts();
    const store = await loadedStore({}, ports);
    store.tick('minAgeConfirmation', true);
    store.tick('AMF', true);
    expect(await store.submit()).toBe(true);
    expect(bodyOf(ports)).toEqual({
      minAgeConfirmation: true,
      source: 'consent-page',
      consents: [
        { consentType: 'AMF', accepted: true, version: '4' },
        { consentType: 'PMF', accepted: false, version: '5' },
      ],
    });
    expect(store.status).toEqual({ kind: 'saved' });
  });

  it('uses the configured versions where the texts cannot be loaded [A7.26]', async () => {
    const ports = consentPorts({ config: { paidMediaConsentVersion: '9' } });
    ports.server.on(getConsentsData, { status: 503, error: { errorCode: 'Unavailable', message: '' } });
    const store = await loadedStore({}, ports);
    store.fill(['minAgeConfirmation', 'AMF', 'PMF']);
    await store.submit();
    expect(bodyOf(ports)).toMatchObject({
      consents: [
        { consentType: 'AMF', version: '1' },
        { consentType: 'PMF', accepted: true, version: '9' },
      ],
    });
  });

  it('cannot be left without age and data; a tick removes the error', async () => {
    const ports = consentPorts();
    const store = await loadedStore({}, ports);
    expect(await store.submit()).toBe(false);
    expect(store.errors).toEqual(['minAgeConfirmation', 'AMF']);
    store.tick('AMF', true);
    expect(store.errors).toEqual(['minAgeConfirmation']);
    expect(bodyOf(ports)).toBeUndefined();
  });

  it.each([
    [true, true, ['PMF']],
    [true, false, []],
    [false, true, []],
  ])(
    'requires paid media where it is required (%s) and enabled (%s): %o [A5.16]',
    async (paidMediaConsentRequired, ACCOUNT_PAID_MEDIA_CONSENT, errors) => {
      const store = await loadedStore({
        config: { paidMediaConsentRequired },
        flags: { ACCOUNT_PAID_MEDIA_CONSENT },
      });
      store.fill(['minAgeConfirmation', 'AMF']);
      await store.submit();
      expect(store.errors).toEqual(errors);
    },
  );

  it('shows what was agreed to by the texts of now, and asks for a known age no more', async () => {
    const store = await loadedStore({
      before: {
        minAgeConfirmed: true,
        consents: [
          { consentType: 'AMF', accepted: true, version: '4' },
          { consentType: 'PMF', accepted: true, version: '1' },
        ],
      },
    });
    expect(store.boxes).toEqual(['AMF', 'PMF']);
    expect(store.ticked).toEqual(['AMF']);
  });

  it('tells what the back end refuses, at its box', async () => {
    const ports = consentPorts();
    ports.server.on(acceptConsents, {
      status: 422,
      error: {
        errorCode: 'InvalidDataException',
        message: '',
        details: {
          serverError: { validationErrors: [{ field: 'PMF', errorCode: 'PAIDMEDIA_CONSENT_REQUIRED' }] },
        },
      },
    });
    const store = await loadedStore({}, ports);
    store.fill(['minAgeConfirmation', 'AMF']);
    expect(await store.submit()).toBe(false);
    expect(store.errors).toEqual(['PMF']);
  });

  it('says that nobody is signed in, and that the back end is away', async () => {
    const ports = consentPorts();
    ports.server.on(getAccountConsents, { status: 401, error: { errorCode: 'Unauthorised', message: '' } });
    expect((await loadedStore({}, ports)).status).toEqual({ kind: 'signedOut' });
    ports.server.on(getAccountConsents, 'offline');
    const store = new AccountConsentStore(ports);
    await store.load();
    expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
    ports.server.on(getAccountConsents, { answer: nothingYet });
    await store.load();
    expect(store.status).toEqual({ kind: 'ready' });
  });

  it('comes from the server as it is', async () => {
    const store = await loadedStore();
    store.tick('PMF', true);
    const copy = AccountConsentStore.fromSnapshot(consentPorts(), store.toSnapshot());
    expect(copy.toSnapshot()).toEqual(store.toSnapshot());
  });
});
