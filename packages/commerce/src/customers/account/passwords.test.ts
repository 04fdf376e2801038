import { describe, expect, it } from 'vitest';
import { argon2Hasher } from '../../node/argon2Hasher.ts';
import { systemRandom } from '../../kernel/ports/Random.ts';
import { commonCount, isCommon } from './commonPasswords.ts';
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

/** Of lists of leaked passwords, and what people make of them. */
const triedFirst = `
  password password1 Password1! p@ssw0rd P@55w0rd passw0rd passwort1 motdepasse1 12345678 123456789 1234567890 12345678910
  87654321 11111111 00000000 88888888 12121212 123123123 11223344 147258369 qwertyuiop qwerty123 Qwerty2024 qwertz123
  azertyuiop asdfghjk asdfghjkl zxcvbnm123 1q2w3e4r 1qaz2wsx zaq12wsx qazwsxedc 1q2w3e4r5t iloveyou iloveyou1 sunshine
  princess football football1 baseball trustno1 superman Superman99 batman123 letmein1 letmein123 welcome1 Welcome2025!
  abc12345 abcd1234 a1b2c3d4 dragon123 Dragon2019 monkey123 michelle jennifer jennifer7 michael1 jordan23 computer
  internet whatever starwars pokemon123 charlie99 liverpool chelsea1 arsenal123 barcelona realmadrid juventus bayern2024
  summer2026 Sommer2026 winter24! hallo1234 bonjour1 touchline1 Touchline2026 northing1 123qwerty abababab abcdabcd
  qwerqwer dragondragon 13101988 19881013 20011224 samantha 123456789a master123 shadow123 hunter12 killer123 secret123
  administrator admin1234 changeme1 ashley123 thomas123 corvette mercedes ferrari1 mustang1 nintendo minecraft facebook1
  qwe123456 asd123456 zxc123456 woaini1314 5201314520 abc123abc aaaaaaaa1A! abcd1234ABCD messi1010 schatz123
  Ahmed1234 Nike1234 puma12345 footballer correcthorse sarang123 dkssud123 qlalfqjsgh rkskekfk`
  .trim()
  .split(/\s+/);

it('more than ten thousand of the passwords that leaked most often are known', () => {
  expect(commonCount).toBeGreaterThanOrEqual(10_000);
});

it.each(triedFirst)('%s is among the passwords that somebody would try first', (password) => {
  expect(isCommon(password)).toBe(true);
});

it.each([
  'correct horse 42',
  'Tr0ub4dor',
  'Tr0ub4dor-ledger',
  'vier.Enten.im.Regen',
  'hJ7kqL2mZx',
  'lapin et 3 carottes',
  '비밀번호는길다123',
  'gazelle-cornet-71',
  '83920175',
])('%s is not', (password) => {
  expect(isCommon(password)).toBe(false);
});

it('a birthday counts from its day on [A5.25]', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect([hasAge('2010-11-23', 16, now), hasAge('2010-11-24', 16, now)]).toEqual([true, false]);
});
