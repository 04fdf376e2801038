import { describe, expect, it } from 'vitest';
import { CookieJar, tokenKey } from './CookieJar.ts';

describe('the token of a checkout', () => {
  it('is read under the name a browser keeps for us alone, however another is spelt', () => {
    const jar = new CookieJar(`%5F%5FHost-${tokenKey}=theirs; _%5FHost-${tokenKey}=theirs`, true);
    expect(jar.getSecret(tokenKey)).toBeUndefined();
    expect(
      new CookieJar(`__Host-${tokenKey}=mine; %5F_Host-${tokenKey}=theirs`, true).getSecret(tokenKey),
    ).toBe('mine');
  });

  it('is not taken from the unguarded name where the connection is safe', () => {
    expect(new CookieJar(`${tokenKey}=theirs`, true).getSecret(tokenKey)).toBeUndefined();
  });

  it('never ends its line: what is written is encoded', () => {
    const jar = new CookieJar(null, true);
    jar.setSecret(tokenKey, 'a\r\nset-cookie: b=c; Domain=evil.example', 60);
    const headers = new Headers();
    jar.writeTo(headers);
    const [line = '', ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    expect(line).toMatch(/^__Host-\w+=[\w%.-]+; Path=\/; Max-Age=60; SameSite=Lax; Secure; HttpOnly$/);
  });
});
