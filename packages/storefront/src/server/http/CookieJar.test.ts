import { describe, expect, it } from 'vitest';
import { CookieJar, sessionKey, tokenKey } from './CookieJar.ts';

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
    expect(more).toEqual([expect.stringMatching(/^visitor=1;/)]);
    expect(line).toMatch(/^__Host-\w+=[\w%.-]+; Path=\/; Max-Age=60; SameSite=Lax; Secure; HttpOnly$/);
  });
});

describe('the mark of a visitor who may have a session', () => {
  const cookiesOf = (jar: CookieJar) => {
    const headers = new Headers();
    jar.writeTo(headers);
    return headers.getSetCookie();
  };

  it('comes and goes with the checkout token; scripts can read it, and it says nothing', () => {
    const jar = new CookieJar(null, true);
    jar.setToken('secret');
    expect(cookiesOf(jar)).toContain('visitor=1; Path=/; Max-Age=7200; SameSite=Lax; Secure');
    expect(cookiesOf(jar).find((line) => line.includes('secret'))).toContain('HttpOnly');
    jar.asStorage.remove(tokenKey, 'secretCookie');
    expect(cookiesOf(jar)).toContain('visitor=; Path=/; Max-Age=0; SameSite=Lax; Secure');
  });

  it('stays as long as a session may last, also when the checkout token comes and goes', () => {
    const jar = new CookieJar(null, true);
    jar.setSecret(sessionKey, 'secret', 31_536_000);
    jar.setToken('token');
    jar.removeToken();
    expect(cookiesOf(jar)).toContain('visitor=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    jar.removeSecret(sessionKey);
    expect(cookiesOf(jar)).toContain('visitor=; Path=/; Max-Age=0; SameSite=Lax; Secure');
  });
});
