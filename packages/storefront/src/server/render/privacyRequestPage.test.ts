import * as calls from '@touchline/contract/privacyRequest/endpoints';
import type { PrivacyCase } from '@touchline/contract/privacyRequest/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

const origin = 'https://shop.example';
let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
  testShop.server.on(calls.sendPrivacyRequest, { answer: { success: true } });
});

const post = async (path: string, fields: Record<string, string>) => {
  const response = await testShop.shop(
    new Request(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: new URLSearchParams(fields).toString(),
    }),
    '203.0.113.1',
  );
  return { response, text: await response.text() };
};
const read = async (path: string) => {
  const response = await testShop.shop(new Request(`${origin}${path}`), '203.0.113.1');
  return { response, text: await response.text() };
};
const person = { lastName: 'Okafor', email: 'maya@example.com' };

const received: PrivacyCase = {
  ...{ state: 'received', category: 'GDPR', requestType: 'EXPORT', maskedEmail: 'm•••@example.com' },
  ...{ receivedAt: '2026-11-21T10:00:00.000Z', dueAt: '2026-12-21T10:00:00.000Z' },
  ...{ isReviewed: false, refusal: null, archive: 'none' },
};

describe('The page for privacy requests, without script', () => {
  it('goes from the choice to the fields to the confirmation, and keeps what was typed', async () => {
    const first = await read('/gb/privacy-request');
    expect(first.text).toMatch(/<form[^>]* novalidate/i);
    expect(first.text).not.toContain('name="lastName"');
    const chosen = await post('/gb/privacy-request', { requestType: 'EXPORT', step: 'choose' });
    expect(chosen.response.status).toBe(200);
    expect(chosen.text).toContain('name="lastName"');
    const wrong = await post('/gb/privacy-request', { requestType: 'EXPORT', ...person, email: 'maya@' });
    expect(wrong.response.status).toBe(422);
    expect(wrong.text).toContain('Enter an email address like name@example.com');
    expect(wrong.text).toContain('value="maya@"');
    const done = await post('/gb/privacy-request', { requestType: 'EXPORT', ...person });
    expect(done.response.status).toBe(200);
    expect(done.text).toContain('One more step');
    expect(done.text).toContain('maya@example.com');
  });

  it('asks for a choice where none is made', async () => {
    const { response, text } = await post('/gb/privacy-request', { step: 'choose' });
    expect(response.status).toBe(422);
    expect(text).toContain('This is needed for the request');
  });

  it('opens a link without changing anything, and downloads by a press', async () => {
    testShop.server
      .on(calls.getPrivacyCase, { answer: { ...received, state: 'done', archive: 'ready' } })
      .on(calls.openPrivacyArchive, { answer: { ticket: 'abc' } });
    const page = await read('/gb/privacy-request/archive?key=f00d');
    expect(page.response.headers.get('referrer-policy')).toBe('strict-origin');
    expect(testShop.server.callsOf(calls.openPrivacyArchive)).toEqual([]);
    const { response } = await post('/gb/privacy-request/archive?key=f00d', {});
    expect(response.headers.get('location')).toBe('/api/privacy-requests/archive?ticket=abc');
  });

  it('confirms by a press', async () => {
    testShop.server
      .on(calls.getPrivacyCase, { answer: received })
      .on(calls.confirmPrivacyRequest, { answer: { ...received, state: 'confirmed' } });
    const { text } = await read('/gb/privacy-request/confirm?key=f00d');
    expect(text).toContain('Confirm your request');
    expect(testShop.server.callsOf(calls.confirmPrivacyRequest)).toEqual([]);
    expect((await post('/gb/privacy-request/confirm?key=f00d', {})).text).toContain('We have begun');
  });
});

describe('The form of another application', () => {
  it('may be called by the pages where it is configured, and nowhere else [A7.55]', async () => {
    const policyOf = ({ response }: Awaited<ReturnType<typeof read>>) =>
      response.headers.get('content-security-policy');
    expect(policyOf(await read('/gb/privacy-request'))).not.toContain('privacy.example');
    testShop = shopOf({ config: { privacyRequestOrigin: 'https://privacy.example' } });
    const page = await read('/gb/privacy-request');
    expect(policyOf(page)).toContain("connect-src 'self' https://privacy.example");
    // Until its script has come, and where there is none, the shop's own form is there.
    expect(page.text).toContain('Loading the form');
    expect(page.text).toContain('name="requestType"');
  });
});
