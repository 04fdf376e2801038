import { sign } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealedClaims.ts';

const secret = 'a secret of at least 32 characters';
const now = new Date('2026-11-23T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const token = await seal({ ref: 'Größe 42' }, 'sandbox-session', secret, now, 60);
const read = (text: string, at = now) => unseal(text, 'sandbox-session', secret, at);

/** Replaces one part of the token. */
const withPart = (place: number, part: string) => token.split('.').with(place, part).join('.');
const encoded = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

describe('A signed token', () => {
  it('gives its claims until it is over', async () => {
    expect(await read(token)).toMatchObject({ ref: 'Größe 42', exp: later(60).getTime() / 1000 });
    expect(await read(token, later(59))).toBeDefined();
    expect(await read(token, later(60))).toBeUndefined();
  });

  it('is the same token that any other implementation of the standard writes', async () => {
    const iat = now.getTime() / 1000;
    const claims = { ref: 'Größe 42', aud: 'sandbox-session', iat, exp: iat + 60 };
    expect(await sign(claims, secret, 'HS256')).toBe(token);
  });

  it('is refused for another purpose, and with another secret', async () => {
    expect(await unseal(token, 'checkout', secret, now)).toBeUndefined();
    expect(await unseal(token, 'sandbox-session', `${secret}!`, now)).toBeUndefined();
  });

  it('is refused when a part was changed, is missing or was added', async () => {
    const forged = encoded({ ref: 'x', aud: 'sandbox-session', iat: 1, exp: 9_999_999_999 });
    expect(await read(withPart(1, forged))).toBeUndefined();
    expect(await read(withPart(2, ''))).toBeUndefined();
    expect(await read(token.slice(0, -1))).toBeUndefined();
    expect(await read(`${token}.more`)).toBeUndefined();
    for (const broken of ['', '.', '..', 'no token', token.split('.').slice(0, 2).join('.')])
      expect(await read(broken)).toBeUndefined();
  });

  it('is refused when it asks for no signature, or one of another kind', async () => {
    for (const alg of ['none', 'HS512'])
      expect(await read(withPart(0, encoded({ alg, typ: 'JWT' })))).toBeUndefined();
    const unsigned = withPart(0, encoded({ alg: 'none', typ: 'JWT' }))
      .split('.')
      .with(2, '')
      .join('.');
    expect(await read(unsigned)).toBeUndefined();
    expect(
      await unseal(await sign({ aud: 'checkout' }, secret, 'HS512'), 'checkout', secret, now),
    ).toBeUndefined();
  });
});
