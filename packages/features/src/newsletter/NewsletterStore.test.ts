import { captureCampaignSignup, signUpForNewsletter } from '@touchline/contract/newsletter/endpoints';
import { getConsentsData } from '@touchline/contract/consent/endpoints';
import { getBotChallenge } from '@touchline/contract/payment/endpoints';
import { describe, expect, it } from 'vitest';
import { stored } from '../platform/storage/index.ts';
import {
  consents,
  fullMarket,
  marketOf,
  maya,
  newsletterPorts,
  simpleMarket,
  storeIn,
} from './Newsletter.fixtures.ts';
import type { Market } from '@touchline/contract/market/schema';
import { newsletterMarket } from './newsletterMarket.ts';
import { NewsletterStore } from './NewsletterStore.ts';
import { newsletterEnd } from './storage.ts';

const accepted = { answer: { euci: 'digest' } };
const refusal = (field: string, message: string) => ({
  status: 422,
  error: { errorCode: 'InvalidDataException', message: '', details: { serverError: { field, message } } },
});
const statuses = (ports: ReturnType<typeof newsletterPorts>) =>
  ports.tracked.flatMap(({ event, fields }) => (event === 'newsletter' ? [fields.status] : []));

describe('a sign-up', () => {
  it('is untouched, started by the first focus alone, attempted, then a success; each is tracked once [A4.64, A4.65]', async () => {
    const ports = newsletterPorts();
    ports.server.on(signUpForNewsletter, accepted);
    const store = new NewsletterStore(ports);
    await store.load();
    store.begin();
    const states = [store.state];
    store.start();
    store.start();
    states.push(store.state);
    store.type('email', ` ${maya} `);
    const sending = store.submit();
    states.push(store.state);
    expect(await sending).toBe(true);
    states.push(store.state);
    expect(states).toEqual(['untouched', 'started', 'attempted', 'success']);
    expect(statuses(ports)).toEqual(['STARTED', 'ATTEMPTED', 'SUCCESS']);
  });

  it('sends email, gender, source, consent version, birthday and age, each as the market asks [A3.15, A7.16]', async () => {
    const ports = newsletterPorts({
      ...{ newsletterGenderRadios: true, newsletterDateOfBirth: true, newsletterAgeBox: true },
      ...{ newsletterConsentVersion: '7', newsletterSourceId: 'hf-1' },
    });
    ports.server.on(signUpForNewsletter, accepted);
    const store = new NewsletterStore(ports);
    await store.load();
    store.type('email', maya);
    store.type('gender', 'Female');
    store.typeDate('day', '7');
    store.typeDate('month', '3');
    store.typeDate('year', '1990');
    store.type('ageconfirmation', 'true');
    expect(await store.submit()).toBe(true);
    expect(ports.server.callsOf(signUpForNewsletter).map(({ body }) => body)).toEqual([
      {
        ...{ email: maya, gender: 'Female', source: 'hf-1', consentVersion: '7' },
        ...{ ageconfirmation: true, birthday: '1990-03-07' },
      },
    ]);
  });

  it.each([{ euci: 'digest' }, { encryptedEmail: 'digest' }])(
    'is accepted by an answer in either spelling: %j [A3.16]',
    async (answer) => {
      const ports = newsletterPorts();
      ports.server.on(signUpForNewsletter, { answer });
      const store = storeIn({}, ports);
      store.type('email', maya);
      expect(await store.submit()).toBe(true);
    },
  );

  it('by a button tells the gender of the button', async () => {
    const ports = newsletterPorts();
    ports.server.on(signUpForNewsletter, accepted);
    const store = storeIn({ market: { ...simpleMarket, hasGenderButtons: true } }, ports);
    store.type('email', maya);
    await store.submit('Male');
    expect(ports.server.callsOf(signUpForNewsletter)[0]?.body).toMatchObject({ gender: 'Male' });
  });

  it('of a campaign goes to the call for its data [A7.17]', async () => {
    const ports = newsletterPorts();
    ports.server.on(captureCampaignSignup, accepted);
    const campaign = { componentId: 'launch-list', trigger: 'page', 'cs-version': '3' };
    const store = storeIn({ campaign }, ports);
    store.type('email', maya);
    expect(await store.submit()).toBe(true);
    const [call] = ports.server.callsOf(captureCampaignSignup);
    expect([call?.url.pathname, call?.body]).toEqual([
      '/api/signup',
      expect.objectContaining({ ...campaign, email: maya }),
    ]);
  });
});

describe('the button', () => {
  const filled = () => {
    const store = storeIn({ market: { ...fullMarket, marketingConsent: 'required' } });
    store.type('email', maya);
    store.type('gender', 'Female');
    store.fields.type('birthday', '1990-3-7');
    for (const box of ['ageconfirmation', 'marketingConsent', 'terms', 'personalData'] as const)
      store.type(box, 'true');
    return store;
  };

  it('can be pressed once everything is as it has to be', () => {
    expect(filled().canSubmit).toBe(true);
  });

  it.each([
    ['no email [A5.38]', 'email', ''],
    ['an email error [A5.41]', 'email', 'maya@'],
    ['no age confirmation [A5.39]', 'ageconfirmation', ''],
    ['no consent to marketing [A5.40]', 'marketingConsent', ''],
    ['the terms unticked [A5.42]', 'terms', ''],
    ['the personal data unticked [A5.42]', 'personalData', ''],
    ['no gender', 'gender', ''],
    ['no date of birth', 'birthday', ''],
  ] as const)('is disabled with %s', (_, field, text) => {
    const store = filled();
    store.type(field, text);
    expect(store.canSubmit).toBe(false);
  });

  it('needs no consent to marketing where that is optional [A5.40]', () => {
    const store = storeIn({ market: { ...simpleMarket, marketingConsent: 'optional' } });
    store.type('email', maya);
    expect(store.canSubmit).toBe(true);
  });

  it('is disabled while sending, and sends once however often it is pressed [A5.37]', async () => {
    const ports = newsletterPorts();
    ports.server.on(signUpForNewsletter, accepted);
    const store = storeIn({}, ports);
    store.type('email', maya);
    const pressed = [store.submit(), store.submit()];
    expect(store.canSubmit).toBe(false);
    expect(await Promise.all(pressed)).toEqual([true, false]);
    expect(ports.server.calls).toHaveLength(1);
  });
});

describe('an error', () => {
  it.each([
    ['email', '', 'profile.email.missing', '[A5.44]'],
    ['email', 'maya@', 'profile.email.missing', '[A5.44]'],
    ['ageconfirmation', '', 'errorforms.default.missingerror', '[A5.17]'],
    ['terms', '', 'errorforms.default.missingerror', '[A8.21]'],
    ['personalData', '', 'errorforms.default.missingerror', '[A8.21]'],
    ['birthday', '1990-2-31', 'forms.date.null', '[A5.23]'],
    ['birthday', '', 'forms.date.null', '[A5.23]'],
    ['birthday', '2010-11-22', 'newsletter.signupandsave.tooyoung', '[A5.24]'],
  ] as const)('of %s with "%s" shows when the field is left: %s %s', (field, text, key, _row) => {
    const store = storeIn({ market: fullMarket });
    if (text) store.fields.type(field, text);
    store.leave(field);
    expect(store.fieldState(field).error?.key).toBe(key);
  });

  it('is not shown to somebody who turns 16 today', () => {
    const store = storeIn({ market: fullMarket });
    store.fields.type('birthday', '2010-11-21');
    store.leave('birthday');
    expect(store.fieldState('birthday').error).toBeUndefined();
  });

  it('of each empty field shows on submit, is tracked, and nothing is sent [A5.43]', async () => {
    const ports = newsletterPorts();
    const store = storeIn({ market: fullMarket }, ports);
    expect(await store.submit()).toBe(false);
    expect(store.fields.inOrder.map(({ name }) => name)).toEqual([
      ...['email', 'gender', 'birthday', 'ageconfirmation', 'terms', 'personalData'],
    ]);
    expect(ports.tracked.filter(({ event }) => event === 'form_error').map(({ fields }) => fields)).toEqual(
      store.fields.inOrder.map(({ problem }) => ({ form: 'newsletter', error: problem.key })),
    );
    expect(ports.server.calls).toEqual([]);
  });

  it('of the server about the address is at the field, any other at the form [A8.17, A8.18]', async () => {
    const ports = newsletterPorts();
    ports.server.on(
      signUpForNewsletter,
      refusal('email', 'EMAIL_NOT_VALID'),
      refusal('birthday', 'CONSUMER_UNDER_MINIMUM_AGE'),
    );
    const store = storeIn({}, ports);
    store.type('email', maya);
    await store.submit();
    expect([store.state, store.fieldState('email').error?.key, store.failure]).toEqual([
      ...['attempted', 'profile.email.missing', undefined],
    ]);
    await store.submit();
    expect([store.state, store.failure]).toEqual(['attempted', { kind: 'refused' }]);
  });

  it('of any other kind is the error state, from which the visitor comes back to what was typed [A4.64, A8.19, A8.20]', async () => {
    const ports = newsletterPorts();
    ports.server.on(signUpForNewsletter, { status: 503, error: { errorCode: 'Unavailable', message: '' } });
    const store = storeIn({}, ports);
    store.type('email', maya);
    expect(await store.submit()).toBe(false);
    expect([store.state, store.failure]).toEqual(['error', { kind: 'unexpected' }]);
    expect(statuses(ports).at(-1)).toBe('ERROR');
    store.retry();
    expect([store.state, store.failure, store.fields.raw('email')]).toEqual(['attempted', undefined, maya]);
  });

  it('of the connection, or of too many tries, is at the form', async () => {
    const ports = newsletterPorts();
    ports.server.on(signUpForNewsletter, 'offline', {
      ...{ status: 429, error: { errorCode: 'RateLimited', message: '' } },
      headers: { 'retry-after': '120' },
    });
    const store = storeIn({}, ports);
    store.type('email', maya);
    await store.submit();
    expect([store.state, store.failure]).toEqual(['attempted', { kind: 'offline' }]);
    await store.submit();
    expect(store.failure).toEqual({ kind: 'tooMany', seconds: 120 });
  });
});

it('goes on by itself after a bot check, with its token', async () => {
  const ports = newsletterPorts();
  ports.server
    .on(
      signUpForNewsletter,
      { status: 428, error: { errorCode: 'BotCheckNeeded', message: '', details: { canProve: true } } },
      accepted,
    )
    .on(getBotChallenge, { answer: { kind: 'altcha', challenge: '{}' } });
  const store = new NewsletterStore(ports, () => Promise.resolve('solved'));
  await store.load();
  store.type('email', maya);
  expect(await store.submit()).toBe(false);
  expect([store.state, store.canSubmit]).toEqual(['attempted', false]);
  await store.bots.prove();
  expect(store.state).toBe('success');
  expect(ports.server.callsOf(signUpForNewsletter).at(-1)?.body).toMatchObject({ recaptcha: 'solved' });
});

it('starts over each time it is opened, and knows that this browser has signed up [A4.66]', async () => {
  const ports = newsletterPorts();
  ports.server.on(signUpForNewsletter, accepted);
  const store = new NewsletterStore(ports);
  await store.load();
  store.begin();
  expect(store.isAlready).toBe(false);
  store.type('email', maya);
  await store.submit();
  expect(stored(ports).read(newsletterEnd)).toBe('completed');
  store.begin({ email: 'else@example.com' });
  expect([store.state, store.isAlready, store.fields.raw('email')]).toEqual([
    ...['untouched', true, 'else@example.com'],
  ]);
  store.signUpAnother();
  expect(store.isAlready).toBe(false);
});

it('takes from the market which fields there are, in the documents’ spelling too', () => {
  const { market } = marketOf({
    'newsletterSignup.simpleSignupButton': false,
    'newsletterSignup.dobDropdowns': true,
    'newsletterSignup.ageCheckbox': true,
    'newsletterSignup.ageChecked': true,
    'newsletterOverlaySourceID.headerAndFooter': 'hf-2',
    newsletterMarketingConsent: 'optional',
  }).answer;
  expect(newsletterMarket(market)).toMatchObject({
    ...{ hasGenderButtons: true, hasDateOfBirth: true, hasAgeBox: true, isAgeTicked: true },
    ...{ sourceId: 'hf-2', marketingConsent: 'optional' },
  });
});

it('records the version of the consent texts that it shows, or the configured one without them [A7.26]', async () => {
  const versions: unknown[] = [];
  for (const answer of [{ answer: consents }, 'offline' as const]) {
    const ports = newsletterPorts({ newsletterConsentVersion: '2' });
    ports.server.on(getConsentsData, answer).on(signUpForNewsletter, accepted);
    const store = new NewsletterStore(ports);
    await store.load();
    store.type('email', maya);
    await store.submit();
    const [call] = ports.server.callsOf(signUpForNewsletter);
    versions.push([
      (call?.body as { consentVersion: string } | undefined)?.consentVersion,
      store.market?.consent?.firstLevel,
    ]);
  }
  expect(versions).toEqual([
    ['5', consents.newsletter.texts.firstLevel],
    ['2', undefined],
  ]);
});

it('ticks the age at first where the market says so', async () => {
  const store = new NewsletterStore(newsletterPorts({ newsletterAgeBox: true, newsletterAgeTicked: true }));
  await store.load();
  expect(store.fieldState('ageconfirmation').value).toBe('true');
  store.begin();
  expect(store.fieldState('ageconfirmation').value).toBe('true');
});

it('is passed from the server to the browser', async () => {
  const ports = newsletterPorts();
  const store = storeIn({ market: fullMarket, source: 'page' }, ports);
  store.type('email', 'maya@');
  await store.submit();
  const state = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
  expect(NewsletterStore.fromSnapshot(ports, state).toSnapshot()).toEqual(store.toSnapshot());
});

it('reads the options of the form in the spellings of the documents [A3.52]', () => {
  const config = {
    'newsletterSignup.simpleSignupButton': false,
    'newsletterSignup.genderSignupButtons': true,
    'newsletterSignup.genderRadioButtons': true,
    'newsletterSignup.dobDropdowns': true,
    'newsletterSignup.ageCheckbox': true,
    'newsletterSignup.ageChecked': true,
    'newsletterSignup.customHeaderConsentTextTranslationKey': 'newsletter.consent.personal',
    'newsletterOverlaySourceID.headerAndFooter': 'top',
  };
  const market = { config, account: { requiredAge: 13 } } as unknown as Market;
  expect(newsletterMarket(market)).toMatchObject({
    ...{ hasGenderButtons: true, hasGenderRadios: true, hasDateOfBirth: true, hasAgeBox: true },
    ...{ isAgeTicked: true, requiredAge: 13, consentText: 'newsletter.consent.personal', sourceId: 'top' },
  });
  const simple = { ...config, 'newsletterSignup.simpleSignupButton': true };
  const plain = { ...simple, 'newsletterSignup.genderSignupButtons': false };
  expect(newsletterMarket({ ...market, config: plain }).hasGenderButtons).toBe(false);
});
