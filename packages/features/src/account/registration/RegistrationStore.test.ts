import { getBotChallenge } from '@touchline/contract/payment/endpoints';
import {
  loginByCode,
  lookUpEmail,
  register,
  requestLightAccountLink,
} from '@touchline/contract/account/endpoints';
import { describe, expect, it } from 'vitest';
import {
  filled,
  longRules,
  mayasForm,
  registrationPorts,
  shortRules,
  storeIn,
  twoCountries,
} from './Registration.fixtures.ts';
import { RegistrationStore } from './RegistrationStore.ts';

const refused = (...validationErrors: { field: string; errorCode: string }[]) => ({
  status: 422,
  error: { errorCode: 'InvalidDataException', message: '', details: { serverError: { validationErrors } } },
});
const busy = (seconds: number) => ({
  ...{ status: 429, error: { errorCode: 'RateLimited', message: '' } },
  headers: { 'retry-after': String(seconds) },
});
const checkNeeded = {
  status: 428,
  error: { errorCode: 'user_is_blocked_by_recaptcha', message: '', details: { canProve: true } },
};
const known = (accountType: 'full' | 'light') => ({ answer: { accountType, nextSteps: [] } });

describe('registering', () => {
  it('makes the account, tells analytics, and is submitting meanwhile [A1.08, A4.14, A4.17, A4.19, A7.03]', async () => {
    const ports = registrationPorts();
    const store = filled({}, {}, ports);
    const sent = store.submit();
    expect(store.isSubmitting).toBe(true);
    await sent;
    expect(store.isSubmitting).toBe(false);
    expect(store.status).toEqual({ kind: 'registered', email: mayasForm.email });
    expect(ports.server.callsOf(register)).toHaveLength(1);
    expect(ports.tracked).toEqual([{ event: 'registration', fields: { status: 'SUCCESS' } }]);
  });

  it('makes one account however often the button is pressed', async () => {
    const ports = registrationPorts();
    const store = filled({}, {}, ports);
    await Promise.all([store.submit(), store.submit()]);
    await store.submit();
    expect(ports.server.callsOf(register)).toHaveLength(1);
  });

  it('sends the payload of the documents [A3.02, A3.03, A3.04, A3.06, A3.07]', async () => {
    const ports = registrationPorts({
      rules: longRules,
      flags: { ACCOUNT_PAID_MEDIA_CONSENT: true },
      config: {
        invitationSourceId: 'friends',
        registrationServiceId: 'shop',
        registrationConsentVersion: '7',
      },
    });
    const setting = {
      rules: longRules,
      config: {
        invitationSourceId: 'friends',
        registrationServiceId: 'shop',
        registrationConsentVersion: '7',
      },
    };
    const store = filled({ newsletter: 'true', paidMediaConsent: 'true' }, setting, ports);
    store.begin({ invitationCode: 'FRIEND-1' });
    expect(store.birthday).toBe('1990-03-27');
    await store.submit();
    expect(ports.server.callsOf(register)[0]?.body).toEqual({
      ...{ firstName: 'Maya', lastName: 'Okafor', gender: 'PNS', email: mayasForm.email },
      ...{ dobFields: { year: 1990, month: 3, day: 27 }, mobileNumber: '+447700900142' },
      ...{ password: mayasForm.password, newsletter: true, terms: true, explicitConsent: true },
      ...{ ageConfirmation: false, action: 'registration', invitationCode: 'FRIEND-1' },
      ...{ sourceId: 'friends', serviceId: 'shop', consentVersion: '7' },
      ...{ paidMediaConsent: true, paidMediaConsentVersion: '1' },
    });
  });

  it('normalises the date of birth to YYYY-MM-DD [A5.22]', () => {
    expect(filled({ dobFields: '1990-3-7' }, { rules: longRules }).birthday).toBe('1990-03-07');
    expect(filled({ dobFields: '1990-2-30' }, { rules: longRules }).birthday).toBeUndefined();
  });

  it('agrees to what the market does not ask for [A5.36]', async () => {
    const rules = {
      ...shortRules,
      terms: 'hidden',
      newsletter: 'hidden',
      explicitConsent: 'hidden',
    } as const;
    const ports = registrationPorts({ rules });
    const store = filled({ terms: '', explicitConsent: '', newsletter: '' }, { rules }, ports);
    await store.submit();
    expect(ports.server.callsOf(register)[0]?.body).toMatchObject({
      ...{ terms: true, explicitConsent: true, newsletter: true },
    });
  });

  it('sends the number with the chosen country code', async () => {
    const ports = registrationPorts({ rules: twoCountries });
    const store = filled({ mobileNumber: '0664 1234567' }, { rules: twoCountries }, ports);
    store.chooseMobileCountry('AT');
    await store.submit();
    expect(ports.server.callsOf(register)[0]?.body).toMatchObject({ mobileNumber: '+436641234567' });
  });

  it('shows what is wrong and tells analytics, without a call [A4.16]', async () => {
    const ports = registrationPorts();
    const store = filled({ firstName: '', terms: '' }, {}, ports);
    await store.submit();
    expect(store.status).toEqual({ kind: 'idle' });
    expect(store.fields.inOrder.map(({ name }) => name)).toEqual(['firstName', 'terms']);
    expect(ports.tracked).toEqual([
      { event: 'form_error', fields: { form: 'registration', error: 'profile.firstname.missing' } },
      { event: 'form_error', fields: { form: 'registration', error: 'profile.agreeterms.missing' } },
    ]);
    expect(ports.server.callsOf(register)).toEqual([]);
  });

  it.each([
    ['too often', busy(120), { kind: 'tooMany', seconds: 120 }],
    ['without a network', 'offline' as const, { kind: 'failed', reason: 'offline' }],
    [
      'by our fault',
      { status: 503, error: { errorCode: 'Unavailable', message: '' } },
      { kind: 'failed', reason: 'unavailable' },
    ],
  ])('that fails %s says so, and what was typed stays', async (_, answer, status) => {
    const ports = registrationPorts();
    ports.server.on(register, answer);
    const store = filled({}, {}, ports);
    await store.submit();
    expect(store.status).toEqual(status);
    expect(store.state('email').value).toBe(mayasForm.email);
    store.type('firstName', 'Mia');
    expect(store.status).toEqual({ kind: 'idle' });
  });

  it('solves a bot check once for each attempt [A4.20]', async () => {
    const ports = registrationPorts();
    ports.server.on(getBotChallenge, { answer: { kind: 'altcha', challenge: '{}' } });
    ports.server.on(register, checkNeeded, checkNeeded);
    const store = new RegistrationStore(ports, async () => 'the-proof');
    await store.load();
    store.applyTyped(mayasForm);
    await store.submit();
    expect(store.bots.status).toEqual({ kind: 'needed', purpose: 'register' });
    await store.bots.prove();
    await store.submit();
    const proofs = ports.server
      .callsOf(register)
      .map(({ body }) => (body as { recaptcha?: string }).recaptcha);
    expect(proofs).toEqual([undefined, 'the-proof', undefined]);
  });
});

describe('what the back end refuses is shown at the field, in the words of the documents', () => {
  it.each<[string, string, string, boolean]>([
    ['email', 'EMAIL_ALREADY_EXISTS', 'generic.invalidemail', false],
    ['mobileNumber', 'PHONENUMBER_ALREADY_EXISTS', 'generic.invalidphonenumber', false],
    ['mobileNumber', 'TELEPHONENUMBER_ALREADY_EXISTS', 'generic.invalidphonenumber', false],
    ['email', 'EMAIL_NOT_VALID', 'ccderror.iCCD_CRT_ACCT.EMAIL_NOT_VALID', false],
    ['password', 'PASSWORD_NOT_VALID', 'ccderror.iCCD_CRT_ACCT.PASSWORD_NOT_VALID', true],
    ['dobFields', 'CONSUMER_UNDER_MINIMUM_AGE', 'ccderror.iCCD_CRT_ACCT.CONSUMER_UNDER_MINIMUM_AGE', true],
    [
      'dobFields',
      'DOB_OR_MINAGECONFIRMATION_REQUIRED',
      'ccderror.iCCD_CRT_ACCT.DOB_OR_MINAGECONFIRMATION_REQUIRED',
      true,
    ],
    [
      'ageConfirmation',
      'MINAGECONFIRMATION_NOT_ACCEPTED',
      'ccderror.iCCD_CRT_ACCT.MINAGECONFIRMATION_NOT_ACCEPTED',
      true,
    ],
    ['firstName', 'SOMETHING_NEW', 'generic.unexpectederror', true],
    ['email', 'SOMETHING_NEW', 'generic.unexpectederror', false],
    ['password', 'PASSWORD_TOO_COMMON', 'registration.password.common', true],
  ])(
    '%s %s: %s [A4.18, A8.06, A8.07, A8.08, A8.09, A8.10, A8.11, A8.12, A8.13, A8.14, A8.15]',
    async (field, errorCode, key, isUnexpected) => {
      const ports = registrationPorts({ rules: {} });
      ports.server.on(register, refused({ field, errorCode }));
      const store = filled({}, { rules: {} }, ports);
      await store.submit();
      expect(store.fields.inOrder).toMatchObject([{ name: field, problem: { key } }]);
      expect(store.status.kind === 'unexpected').toBe(isUnexpected);
    },
  );

  it('above the form where no field of it is meant', async () => {
    const ports = registrationPorts();
    ports.server.on(register, refused({ field: 'constructor', errorCode: 'toString' }));
    const store = filled({}, {}, ports);
    await store.submit();
    expect(store.fields.inOrder).toEqual([]);
    expect(store.status).toEqual({ kind: 'unexpected' });
  });

  it('at the box of the age where the date of birth is hidden', async () => {
    const ports = registrationPorts();
    ports.server.on(
      register,
      refused({ field: 'dobFields', errorCode: 'DOB_OR_MINAGECONFIRMATION_REQUIRED' }),
    );
    const store = filled({}, {}, ports);
    await store.submit();
    expect(store.fields.inOrder.map(({ name }) => name)).toEqual(['ageConfirmation']);
  });
});

describe('an address that has an account', () => {
  it('is noticed when its field is left [A4.21]', async () => {
    const ports = registrationPorts();
    ports.server.on(lookUpEmail, known('full'));
    const store = storeIn({}, {}, ports);
    store.type('email', mayasForm.email);
    store.leave('email');
    await store.emailCheck.check(mayasForm.email);
    expect(store.emailCheck.typeOf(mayasForm.email)).toBe('full');
    expect(store.emailCheck.typeOf('other@example.com')).toBeUndefined();
    expect(ports.server.callsOf(lookUpEmail)).toHaveLength(1);
  });

  it('stops the form when it is sent, and its owner signs in', async () => {
    const ports = registrationPorts();
    ports.server.on(lookUpEmail, known('full'));
    const store = filled({ firstName: '' }, {}, ports);
    await store.submit();
    expect(store.status).toEqual({ kind: 'hasAccount', email: mayasForm.email });
    expect(store.fields.inOrder).toEqual([]);
    expect(ports.server.callsOf(register)).toEqual([]);
  });

  it.each([
    ['fails', 'offline' as const],
    ['needs a bot check', checkNeeded],
    ['comes too often', busy(60)],
  ])('is ignored where the look-up %s: registering tells the same', async (_, answer) => {
    const ports = registrationPorts();
    ports.server.on(lookUpEmail, answer);
    const store = filled({}, {}, ports);
    await store.submit();
    expect(store.status.kind).toBe('registered');
    expect(store.bots.status.kind).toBe('idle');
  });

  it('is not looked up again before the shop allows it, nor while it is no address', async () => {
    const ports = registrationPorts();
    ports.server.on(lookUpEmail, busy(60));
    const store = storeIn({}, {}, ports);
    for (const email of ['maya@', 'maya@example.com', 'mia@example.com']) await store.emailCheck.check(email);
    expect(ports.server.callsOf(lookUpEmail)).toHaveLength(1);
  });

  it('without a password gets a link [A2.91]', async () => {
    const ports = registrationPorts();
    ports.server.on(lookUpEmail, known('light'));
    ports.server.on(requestLightAccountLink, { answer: { accepted: true } });
    const store = filled({}, {}, ports);
    await store.emailCheck.check(mayasForm.email);
    await store.requestLink();
    expect(ports.server.callsOf(requestLightAccountLink)[0]?.body).toEqual({ email: mayasForm.email });
    expect([store.emailCheck.link.kind, store.emailCheck.isSentDialogOpen]).toEqual(['sent', true]);
  });

  it.each([
    ['too often', busy(60), { kind: 'tooMany', seconds: 60 }],
    ['without a network', 'offline' as const, { kind: 'failed', reason: 'offline' }],
    ['by an address that is none', refused(), { kind: 'failed', reason: 'unavailable' }],
  ])('gets none when asked %s, and is told so', async (_, answer, link) => {
    const ports = registrationPorts();
    ports.server.on(requestLightAccountLink, answer);
    const store = filled({}, {}, ports);
    await store.requestLink();
    expect(store.emailCheck.link).toEqual(link);
  });

  it('gets the link after the bot check that it needs', async () => {
    const ports = registrationPorts();
    ports.server.on(getBotChallenge, { answer: { kind: 'altcha', challenge: '{}' } });
    ports.server.on(requestLightAccountLink, checkNeeded, { answer: { accepted: true } });
    const store = new RegistrationStore(ports, async () => 'the-proof');
    await store.load();
    store.applyTyped(mayasForm);
    await store.requestLink();
    await store.bots.prove();
    expect(store.emailCheck.link.kind).toBe('sent');
    expect(ports.server.callsOf(requestLightAccountLink)[1]?.body).toMatchObject({ recaptcha: 'the-proof' });
  });
});

describe('a shop that never says whether an address is in use', () => {
  const asking = () => {
    const ports = registrationPorts();
    ports.server.on(lookUpEmail, { answer: { accountType: 'unknown', nextSteps: ['register'] } });
    ports.server.on(register, { answer: { kind: 'confirmationSent', ticket: 't-1' } });
    return ports;
  };

  it('asks for the code of a mail, and signs in by it', async () => {
    const ports = asking();
    ports.server.on(loginByCode, { answer: { userName: mayasForm.email, acid: 'a-1' } });
    const store = filled({}, {}, ports);
    await store.submit();
    expect(store.status).toEqual({ kind: 'confirming' });
    store.confirmation?.type('123456');
    await store.confirm();
    expect(ports.server.callsOf(loginByCode)[0]?.body).toMatchObject({
      ...{ email: mayasForm.email, code: '123456', ticket: 't-1' },
    });
    expect(store.status).toEqual({ kind: 'registered', email: mayasForm.email });
    expect(ports.tracked.map(({ event }) => event)).toEqual(['registration']);
  });

  it.each([
    ['1234', undefined, { kind: 'refused', reason: 'incomplete' }],
    [
      '123456',
      { status: 401, error: { errorCode: 'InvalidCode', message: '' } },
      { kind: 'refused', reason: 'wrong' },
    ],
    [
      '123456',
      { status: 403, error: { errorCode: 'ACCOUNT_LOCKED_CCI', message: '' } },
      { kind: 'refused', reason: 'locked' },
    ],
    ['123456', busy(60), { kind: 'tooMany', seconds: 60 }],
    ['123456', 'offline' as const, { kind: 'failed', reason: 'offline' }],
  ])('says why the code %s was not accepted', async (code, answer, status) => {
    const ports = asking();
    if (answer) ports.server.on(loginByCode, answer);
    const store = filled({}, {}, ports);
    await store.submit();
    store.confirmation?.type(code);
    await store.confirm();
    expect(store.confirmation?.status).toEqual(status);
  });
});
