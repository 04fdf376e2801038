import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedByPasskey,
} from '@touchline/contract/passkey/schema';
import { encodeBase64Url } from 'hono/utils/encode';

interface Held {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly key: CryptoKey;
  counter: number;
}

const encoder = new TextEncoder();
const base64 = (bytes: Uint8Array): string =>
  encodeBase64Url(new Uint8Array(bytes).buffer).replace(/=+$/, '');
const joined = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** What an authenticator does wrong, to be refused. */
export interface Flaws {
  /** Whether it makes sure who holds it. @default true */
  verifiesUser?: boolean;
  /** Page that it is used on. */
  origin?: string;
  /** Its count goes back: it is a copy. */
  counter?: number;
}

/**
 * A device that makes passkeys and signs with them (WebAuthn, ES256, without attestation), in software: for tests and
 * stories, where no person touches anything.
 */
export class SoftAuthenticator {
  readonly passkeys: Held[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async create(options: PasskeyCreation, flaws: Flaws = {}): Promise<NewPasskey> {
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ]);
    const rawId = crypto.getRandomValues(new Uint8Array(16));
    const held: Held = {
      ...{ id: base64(rawId), rpId: options.rp.id, userHandle: options.user.id },
      ...{ key: pair.privateKey, counter: 0 },
    };
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    // COSE: EC2, ES256, P-256, x, y.
    const cose = joined(
      [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20],
      point.slice(1, 33),
      [0x22, 0x58, 0x20],
      point.slice(33),
    );
    const authData = joined(
      await this.#head(held, 0x40, flaws),
      new Uint8Array(16),
      [0, rawId.length],
      rawId,
      cose,
    );
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const attestationObject = joined(
      [0xa3, 0x63],
      encoder.encode('fmt'),
      [0x64],
      encoder.encode('none'),
      [0x67],
      encoder.encode('attStmt'),
      [0xa0, 0x68],
      encoder.encode('authData'),
      [0x58, authData.length],
      authData,
    );
    this.passkeys.push(held);
    return {
      ...{ id: held.id, rawId: held.id, type: 'public-key' },
      response: {
        clientDataJSON: base64(this.#clientData('webauthn.create', options.challenge, flaws)),
        attestationObject: base64(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the passkey that was made last for the site, or with the given one. */
  async sign(options: PasskeyRequest, flaws: Flaws & { passkey?: string } = {}): Promise<SignedByPasskey> {
    const held = this.passkeys.findLast(
      (each) => each.rpId === options.rpId && (flaws.passkey === undefined || each.id === flaws.passkey),
    );
    if (!held) throw new DOMException('There is no passkey of this site.', 'NotAllowedError');
    held.counter += 1;
    const authenticatorData = await this.#head(held, 0, flaws);
    const clientData = this.#clientData('webauthn.get', options.challenge, flaws);
    const signed = joined(authenticatorData, await sha256(clientData));
    const raw = new Uint8Array(
      await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, held.key, signed),
    );
    return {
      ...{ id: held.id, rawId: held.id, type: 'public-key' },
      response: {
        clientDataJSON: base64(clientData),
        authenticatorData: base64(authenticatorData),
        signature: base64(inDer(raw)),
        userHandle: held.userHandle,
      },
    };
  }

  async #head(held: Held, further: number, { verifiesUser = true, counter }: Flaws) {
    const count = counter ?? held.counter;
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | further;
    return joined(
      await sha256(encoder.encode(held.rpId)),
      [flags],
      [count >>> 24, (count >>> 16) & 0xff, (count >>> 8) & 0xff, count & 0xff],
    );
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Flaws) {
    return encoder.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

/** A signature as `r` and `s` beside each other, in the form that authenticators send. */
function inDer(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((each) => {
    const start = each.findIndex((byte) => byte !== 0);
    const digits = each.slice(Math.max(0, start));
    const positive = (digits[0] ?? 0) >= 0x80 ? joined([0], digits) : digits;
    return joined([0x02, positive.length], positive);
  });
  const content = joined(...numbers);
  return joined([0x30, content.length], content);
}
