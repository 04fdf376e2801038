import * as calls from '@touchline/contract/account/endpoints';
import { maxReturnLength } from '@touchline/contract/account/constants';
import { describe, expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { EmailVerificationStore } from './EmailVerificationStore.ts';

const sent = { answer: { email: 'maya@example.org', isEmailVerified: false } };

describe('The link that verifies an email address', () => {
  it('is sent with the way back, and the page says to which address', async () => {
    const ports = testPorts();
    ports.server.on(calls.requestEmailVerification, sent);
    const store = new EmailVerificationStore(ports);
    await store.sendLink('/launches/orbit');
    expect(store.status).toEqual({ kind: 'sent', email: 'maya@example.org' });
    expect(ports.server.calls.at(-1)?.body).toEqual({ returnTo: '/launches/orbit' });
  });

  it('leaves a way back out that is longer than the call takes', async () => {
    const ports = testPorts();
    ports.server.on(calls.requestEmailVerification, sent);
    await new EmailVerificationStore(ports).sendLink(`/${'x'.repeat(maxReturnLength)}`);
    expect(ports.server.calls.at(-1)?.body).toEqual({});
  });

  it.each([
    ['is asked for too often', 429, { kind: 'tooMany', seconds: 42 }],
    ['cannot be asked for', 503, { kind: 'failed', reason: 'unavailable' }],
    ['is asked for without a session', 401, { kind: 'signedOut' }],
  ])('says so when it %s', async (_, status, expected) => {
    const ports = testPorts();
    ports.server.on(calls.requestEmailVerification, {
      ...{ status, error: { errorCode: 'No', message: 'No' } },
      headers: { 'retry-after': '42' },
    });
    const store = new EmailVerificationStore(ports);
    await store.sendLink();
    expect(store.status).toEqual(expected);
  });
});
