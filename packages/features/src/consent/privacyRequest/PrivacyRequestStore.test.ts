import { createTransport } from '@touchline/contract/client/transport';
import { getSite } from '@touchline/contract/market/endpoints';
import { sendPrivacyRequest } from '@touchline/contract/privacyRequest/endpoints';
import { privacyCodes } from '@touchline/contract/privacyRequest/constants';
import { describe, expect, it } from 'vitest';
import { marketWith } from '../../account/registration/Registration.fixtures.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import {
  ccpa,
  gdpr,
  lgpd,
  maya,
  notedConsent,
  privacyPorts,
  requestIn,
  typed,
} from './PrivacyRequest.fixtures.ts';
import type { PrivacyRequestField } from './privacyRequestRules.ts';
import { PrivacyRequestStore } from './PrivacyRequestStore.ts';

const refusing = (field: string, message: string) => {
  const ports = privacyPorts();
  ports.server.on(sendPrivacyRequest, {
    status: 422,
    error: { errorCode: 'InvalidDataException', message: '', details: { serverError: { field, message } } },
  });
  return ports;
};
const problemOf = (store: PrivacyRequestStore, name: PrivacyRequestField) =>
  store.fieldState(name).error?.key;

describe('The form for privacy requests', () => {
  it('offers export, objection and deletion under the CCPA [A5.49]', () => {
    expect(requestIn({ market: ccpa }).types).toEqual(['EXPORT', 'DO_NOT_SELL', 'DELETE']);
  });

  it.each([gdpr, lgpd])('offers export, portability and deletion under the $category [A5.50]', (market) => {
    expect(requestIn({ market }).types).toEqual(['EXPORT', 'DATA_PORTABILITY', 'DELETE']);
  });

  it('asks first for the type, and reveals the fields by it [A2.125, A4.54]', () => {
    const store = requestIn();
    expect(store.names).toEqual(['requestType']);
    store.type('requestType', 'EXPORT');
    expect(store.names).toEqual(['requestType', 'lastName', 'email', 'membershipId']);
  });

  it('under the CCPA asks first for the state; California reveals the rest, other states nothing [A4.62, A4.63]', () => {
    const store = requestIn({ market: ccpa });
    expect(store.names).toEqual(['state']);
    store.type('state', 'All other states');
    expect(store.names).toEqual(['state']);
    store.type('state', 'California');
    expect(store.names).toEqual(['state', 'requestType']);
  });

  it.each([
    ['lastName', '', 'profile.lastname.missing'],
    ['lastName', 'R2D2', 'errorforms.default.parseerror'],
    ['email', '', 'profile.email.missing'],
    ['email', 'maya@', 'profile.email.missing'],
  ] as const)('says of %s "%s" when it is left: %s [A5.45, A5.46, A5.47, A4.61]', (name, text, problem) => {
    const store = requestIn({ fields: typed('EXPORT') });
    store.type(name, text);
    expect(problemOf(store, name)).toBeUndefined();
    store.leave(name);
    expect(problemOf(store, name)).toBe(problem);
  });

  it.each(['%%% 1', ''])('accepts “%s” as membership id, as anything [A5.48]', async (membershipId) => {
    const ports = privacyPorts();
    const store = requestIn({ fields: typed('EXPORT', { membershipId }) }, ports);
    store.leave('membershipId');
    expect(problemOf(store, 'membershipId')).toBeUndefined();
    expect(await store.submit()).toBe(true);
  });

  it('validates everything when it is sent, and sends nothing that is wrong [A4.61]', async () => {
    const ports = privacyPorts();
    const store = requestIn({ fields: { values: { requestType: 'DELETE' }, problems: {} } }, ports);
    expect(await store.submit()).toBe(false);
    expect(store.fields.inOrder.map(({ name }) => name)).toEqual(['lastName', 'email']);
    expect([store.state, store.attempt]).toEqual(['open', 1]);
    expect(ports.server.callsOf(sendPrivacyRequest)).toEqual([]);
  });

  it('forgets the error of a field that is edited, and of no other [A4.60]', async () => {
    const store = requestIn({ fields: { values: { requestType: 'DELETE' }, problems: {} } });
    await store.submit();
    store.type('email', 'm');
    expect(store.fields.inOrder.map(({ name }) => name)).toEqual(['lastName']);
  });

  it('sends name, address, membership id, exactly one type and the category, is loading, and succeeds [A7.30, A4.55, A3.17]', async () => {
    const ports = privacyPorts();
    const store = requestIn(
      { fields: typed('EXPORT', { lastName: ' Okafor ', membershipId: 'M-1' }) },
      ports,
    );
    const sending = store.submit();
    expect(store.state).toBe('loading');
    await sending;
    expect(store.state).toBe('success');
    expect(ports.server.calls.at(-1)?.body).toEqual({
      ...{ lastName: 'Okafor', email: maya, membershipId: 'M-1', requestTypes: ['EXPORT'], category: 'GDPR' },
      ...{ origin: 'SHOP', subOrigin: 'PAGE' },
    });
  });

  it('ends in an error where the answer has no success [A4.55, A7.30, A8.24]', async () => {
    for (const answer of ['{"success":false}', '{}']) {
      const ports = privacyPorts();
      const call = createTransport({
        fetch: async () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
        ...{ origin: 'https://shop.example', surface: () => 'chk', sitePath: 'gb' },
        token: { get: () => undefined, set: () => undefined, clear: () => undefined },
      });
      Object.assign(ports, { call });
      const store = requestIn({ fields: typed('EXPORT') }, ports);
      expect(await store.submit()).toBe(false);
      expect([store.state, store.failure]).toEqual(['error', { kind: 'failed' }]);
    }
  });

  it('keeps what was typed when there is no connection', async () => {
    const ports = privacyPorts();
    ports.server.on(sendPrivacyRequest, 'offline');
    const store = requestIn({ fields: typed('EXPORT') }, ports);
    expect(await store.submit()).toBe(false);
    expect([store.failure, store.fields.raw('email')]).toEqual([{ kind: 'offline' }, maya]);
  });

  it('asks for a bot check, and goes on by itself after it', async () => {
    const ports = privacyPorts();
    ports.server.on(sendPrivacyRequest, {
      status: 428,
      error: { errorCode: 'user_is_blocked_by_recaptcha', message: '', details: { canProve: true } },
    });
    const store = requestIn({ fields: typed('EXPORT') }, ports);
    expect(await store.submit()).toBe(false);
    expect([store.state, store.bots.status.kind]).toEqual(['open', 'needed']);
  });

  const places: Readonly<Record<(typeof privacyCodes)[number], string>> = {
    INVALID_EMAIL: 'email: profile.email.missing',
    INVALID_LAST_NAME: 'lastName: errorforms.default.parseerror',
    INVALID_CUSTOMER_DETAILS: 'lastName: errorforms.default.missingerror',
    INVALID_MEMBERSHIP_ID: 'membershipId: errorforms.default.parseerror',
    INVALID_REQUEST_TYPES: 'requestType: errorforms.default.missingerror',
    REQUEST_TYPES_NEED_TO_BE_ARRAY: 'requestType: errorforms.default.missingerror',
    REQUEST_TYPES_SHOULD_NOT_BE_EMPTY: 'requestType: errorforms.default.missingerror',
    DUPLICATE_REQUEST_TYPES: 'requestType: errorforms.default.missingerror',
    UNKNOWN_REQUEST_TYPE: 'requestType: privacyRequest.refused.type',
    INVALID_CASE_DETAILS: 'requestType: privacyRequest.refused.type',
    INVALID_FIRST_NAME: 'above the form: name',
    INVALID_CATEGORY: 'above the form: category',
    INVALID_CONFIG: 'above the form: elsewhere',
    INVALID_PAYLOAD: 'failed',
    INVALID_ORIGIN: 'failed',
    INVALID_SUB_ORIGIN: 'failed',
  };
  it.each(privacyCodes)('tells %s in its place [A8.26, A8.27]', async (code) => {
    const store = requestIn({ fields: typed('EXPORT') }, refusing('', code));
    expect(await store.submit()).toBe(false);
    const { failure } = store;
    const [atField] = store.fields.inOrder.map(({ name, problem }) => `${name}: ${problem.key}`);
    const above = failure?.kind === 'refused' ? `above the form: ${failure.refusal}` : failure?.kind;
    expect(atField ?? above).toBe(places[code]);
  });

  it.each([
    'profile.lastname.missing',
    'profile.email.missing',
    'errorforms.default.parseerror',
    'errorforms.default.missingerror',
    'forms.date.null',
    'newsletter.signupandsave.tooyoung',
    'generic.unexpectederror',
  ])('shows %s at the field that the server names [A8.25]', async (message) => {
    const store = requestIn({ fields: typed('EXPORT') }, refusing('email', message));
    await store.submit();
    expect(problemOf(store, 'email')).toBe(message);
  });

  it('shows an unknown message of the server as an unexpected one', async () => {
    const store = requestIn({ fields: typed('EXPORT') }, refusing('lastName', 'NEW_CODE'));
    await store.submit();
    expect(problemOf(store, 'lastName')).toBe('generic.unexpectederror');
  });
});

describe('An objection to sale', () => {
  const objection = typed('DO_NOT_SELL', { state: 'California' });
  const objecting = (actions: string[], place: 'PAGE' | 'DIALOG') => {
    const ports = privacyPorts();
    const remove = ports.storage.remove.bind(ports.storage);
    Object.assign(ports.storage, {
      remove: (key: string) => {
        actions.push(`cookie ${key}`);
        remove(key);
      },
    });
    ports.storage.set('_fbp', 'fb.1.2');
    const store = requestIn({ market: ccpa, fields: objection }, ports, notedConsent(actions));
    store.place = place;
    return { store, ports };
  };

  it('that is received clears the listed cookies, then sets the consent, then lets the page reload [A4.57, A4.58, A4.59]', async () => {
    const actions: string[] = [];
    const { store, ports } = objecting(actions, 'DIALOG');
    await store.submit();
    expect(actions).toEqual(['cookie _fbp', 'cookie _gcl_au', 'consent dialog']);
    expect(ports.storage.get('_fbp')).toBeUndefined();
    expect(store.isReloadDue).toBe(true);
  });

  it('that is not received changes nothing [A4.57, A4.58, A4.59]', async () => {
    const actions: string[] = [];
    const { store, ports } = objecting(actions, 'DIALOG');
    ports.server.on(sendPrivacyRequest, { answer: { success: false } });
    await store.submit();
    expect([actions, store.isReloadDue]).toEqual([[], false]);
  });

  it('is the only request that does so [A4.57]', async () => {
    const actions: string[] = [];
    const store = requestIn({ fields: typed('DELETE') }, privacyPorts(), notedConsent(actions));
    await store.submit();
    expect([actions, store.isReloadDue]).toEqual([[], false]);
  });
});

describe('The market of the form', () => {
  it('is loaded: law, cookies, and the other application where one is configured [A7.55]', async () => {
    const ports = privacyPorts();
    const config = { privacyRequestOrigin: 'https://privacy.example', privacyRequestName: 'their-form' };
    ports.server.on(getSite, {
      answer: { market: { ...marketWith({}), config, consent: 'ccpa' }, language: britain.language },
    });
    const store = new PrivacyRequestStore(ports, notedConsent());
    await store.load();
    expect(store.market).toMatchObject({
      category: 'CCPA',
      remote: { origin: 'https://privacy.example', name: 'their-form' },
    });
    expect(store.market?.advertisingCookies).toContain('_gcl_au');
  });

  it('is GDPR, and LGPD for the locale pt_BR [A5.51]', async () => {
    const ports = privacyPorts();
    const store = new PrivacyRequestStore(ports, notedConsent());
    await store.load();
    expect(store.market).toMatchObject({ category: 'GDPR', remote: undefined });
    ports.server.on(getSite, {
      answer: { market: marketWith({}), language: { ...britain.language, code: 'pt-BR' } },
    });
    const brazil = new PrivacyRequestStore(ports, notedConsent());
    await brazil.load();
    expect(brazil.market?.category).toBe('LGPD');
  });

  it('that cannot be loaded is said', async () => {
    const ports = privacyPorts();
    ports.server.on(getSite, 'offline');
    const store = new PrivacyRequestStore(ports, notedConsent());
    await store.load();
    expect(store.loading).toBe('offline');
  });
});
