import { describe, expect, it } from 'vitest';
import { CookieJar, tokenKey } from './CookieJar.ts';

describe('the checkout token', () => {
  it('is read only under the exact `__Host-` name, not under another spelling of it', () => {
    const jar = new CookieJar(`%5F%5FHost-${tokenKey}=theirs; _%5FHost-${tokenKey}=theirs`, true);
    expect(jar.getSecret(tokenKey)).toBeUndefined();
    expect(
      new CookieJar(`__Host-${tokenKey}=mine; %5F_Host-${tokenKey}=theirs`, true).getSecret(tokenKey),
    ).toBe('mine');
  });

  it('is not read from the unprefixed name on a secure connection', () => {
    expect(new CookieJar(`${tokenKey}=theirs`, true).getSecret(tokenKey)).toBeUndefined();
  });

  it('cannot break out of its header line: it is written encoded', () => {
    const jar = new CookieJar(null, true);
    jar.setSecret(tokenKey, 'a\r\nset-cookie: b=c; Domain=evil.example', 60);
    const headers = new Headers();
    jar.writeTo(headers);
    const [line = '', ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    expect(line).toMatch(/^__Host-\w+=[\w%.-]+; Path=\/; Max-Age=60; SameSite=Lax; Secure; HttpOnly$/);
  });
});
