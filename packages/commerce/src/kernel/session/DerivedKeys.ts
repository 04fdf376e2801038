import type { CommerceContext } from '../../app/CommerceContext.ts';
import { randomHex } from '../ports/Random.ts';
import { hmacHex } from './hmacHex.ts';

type Secrets = Pick<CommerceContext, 'secrets'>;

/** A new key: what is given out, and what is stored. */
export interface NewDerivedKey {
  readonly key: string;
  readonly salt: string;
  readonly hash: string;
}

/**
 * Keys that open something: links in mails, sessions, shared lists. A key is derived from 128 stored random bits and the
 * shop's secret, and only its hash is stored next to them. So the database alone opens nothing, everybody gets the same
 * key again, and keys made with the secret before the last change are good as long as the shop knows that one.
 */
export class DerivedKeys {
  private readonly name: string;
  private readonly length: number;

  /** @param name of the kind: a key of one kind is none of another. */
  constructor(name: string, { length = 40 }: { length?: number } = {}) {
    this.name = name;
    this.length = length;
  }

  /** Makes a key for what `about` names. */
  async make(
    shop: Secrets & Pick<CommerceContext, 'random'>,
    ...about: readonly string[]
  ): Promise<NewDerivedKey> {
    const [secret] = shop.secrets;
    const salt = randomHex(shop.random, 32);
    const key = await this.derive(secret, about, salt);
    return { key, salt, hash: await this.hash(secret, key) };
  }

  /** What a key is stored as, by the shop's secret and by the one before it. */
  async hashesOf({ secrets }: Secrets, key: string): Promise<readonly [string, ...string[]]> {
    const [first, ...others] = await Promise.all(secrets.map((secret) => this.hash(secret, key)));
    return [first ?? '', ...others];
  }

  /** A stored key again; `undefined` when it was made with a secret that the shop does not know any more. */
  async read(
    { secrets }: Secrets,
    stored: { readonly salt: string; readonly hash: string },
    ...about: readonly string[]
  ): Promise<string | undefined> {
    for (const secret of secrets) {
      const key = await this.derive(secret, about, stored.salt);
      if ((await this.hash(secret, key)) === stored.hash) return key;
    }
    return undefined;
  }

  private async derive(secret: string, about: readonly string[], salt: string): Promise<string> {
    const text = [this.name, ...about, salt].join('.');
    return (await hmacHex(secret, text)).slice(0, this.length);
  }

  private hash(secret: string, key: string): Promise<string> {
    return hmacHex(secret, `${this.name}-hash.${key}`);
  }
}
