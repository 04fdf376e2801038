import { describe, expect, it } from 'vitest';
import { argon2Hasher } from '../node/argon2Hasher.ts';
import { systemRandom } from '../ports/Random.ts';
import { isCommon } from './commonPasswords.ts';
import { normalEmail } from '@touchline/contract/contact/emailAddress';
import { isOutdated, dummyHash } from './PasswordHasher.ts';
import { hasAge } from './registrationRules.ts';
import { wasmHasher } from './wasmHasher.ts';

const hashers = [
  ['native', argon2Hasher],
  ['portable', wasmHasher(systemRandom)],
] as const;

describe('A password’s hash', () => {
  it.each(hashers)('made %s is checked by both implementations', async (_, { hash }) => {
    const made = await hash('correct horse 42');
    expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hash('correct horse 42')).not.toBe(made);
    for (const [, { verify }] of hashers) {
      expect(await verify(made, 'correct horse 42')).toBe(true);
      expect(await verify(made, 'correct horse 43')).toBe(false);
    }
  });

  it.each(hashers)(
    'of nobody takes the %s implementation the time of a real one, and fits nothing',
    async (_, hasher) => {
      const real = await hasher.hash('correct horse 42');
      const timed = async (hash: string) => {
        const times: number[] = [];
        for (let at = 0; at < 7; at += 1) {
          const began = performance.now();
          expect(await hasher.verify(hash, 'something else')).toBe(false);
          times.push(performance.now() - began);
        }
        // The shortest: what else the machine does only adds to it.
        return Math.min(...times);
      };
      const [known, unknown] = [await timed(real), await timed(dummyHash)];
      // A hash that can't be read would be answered at once.
      expect(unknown).toBeGreaterThan(known / 3);
    },
  );

  it('is the same for both ways to type an accent', async () => {
    const made = await argon2Hasher.hash('caf\u00e9 au lait');
    expect(await argon2Hasher.verify(made, 'cafe\u0301 au lait')).toBe(true);
  });

  it('is outdated when it cost less than one of today', () => {
    expect(isOutdated(dummyHash)).toBe(false);
    expect(isOutdated(dummyHash.replace('m=19456', 'm=65536'))).toBe(false);
    expect(isOutdated(dummyHash.replace('m=19456', 'm=4096'))).toBe(true);
    expect(isOutdated(dummyHash.replace('t=2', 't=1'))).toBe(true);
    expect(isOutdated('$2b$10$abc')).toBe(true);
  });
});

it.each([
  ['password1', true],
  ['PassWord1!', true],
  ['abababab', true],
  ['87654321', true],
  ['asdfghjk', true],
  ['summer2026', true],
  ['correct horse 42', false],
  ['Tr0ub4dor', false],
])('whether %s is among the first that somebody would try: %s', (password, expected) => {
  expect(isCommon(password)).toBe(expected);
});

it.each([
  [' Maya@Example.ORG ', 'maya@example.org'],
  ['maya@BÜCHER.example', 'maya@xn--bcher-kva.example'],
  ['maya@xn--bcher-kva.example', 'maya@xn--bcher-kva.example'],
  ["o'brien+shop@example.org", "o'brien+shop@example.org"],
  ['maya@example', undefined],
  ['maya@@example.org', undefined],
  ['İnci@example.org', undefined],
  ['maya@example.org/x', undefined],
  ['maya@127.0.0.1', undefined],
  [`${'m'.repeat(40)}@example.org`, undefined],
])('an address typed as %s is found as %s', (typed, spelled) => {
  expect(normalEmail(typed)).toBe(spelled);
});

it('a birthday counts from its day on [A5.25]', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect([hasAge('2010-11-23', 16, now), hasAge('2010-11-24', 16, now)]).toEqual([true, false]);
});
