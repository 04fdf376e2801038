import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Kysely } from 'kysely';
import type { BotChallenge } from '@touchline/contract/payment/schema';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../ports/Clock.ts';
import { proofHeader, type BotCheck } from './BotCheck.ts';

export interface ProofOfWorkOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** Signs challenges; the same in all processes of a shop. */
  readonly secret: string;
}

/** Lifetime of a challenge in seconds. */
const lifetime = 900;
/** PBKDF2 rounds per attempt; with about 200 attempts a phone needs one or two seconds. */
const cost = 3_000;
const maxProofLength = 4_000;

/**
 * A bot check without a third party: the caller's computer has to compute for a while (ALTCHA's proof of work). This
 * makes trying thousands of stolen cards expensive and costs a person a moment. Nothing is stored until a proof is used.
 */
export function proofOfWork({ db, clock, secret }: ProofOfWorkOptions): BotCheck {
  const secrets = {
    hmacSignatureSecret: `bot challenge ${secret}`,
    hmacKeySignatureSecret: `bot key ${secret}`,
  };
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  async function isNew(id: string, expires: number, use: 'check' | 'use'): Promise<boolean> {
    if (use === 'check') {
      const used = await db
        .selectFrom('used_bot_proofs')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return used === undefined;
    }
    const written = await db
      .insertInto('used_bot_proofs')
      .values({ id, expires_at: new Date(expires * 1000) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return written !== undefined;
  }

  return {
    async challenge(): Promise<BotChallenge> {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(120, 280),
        deriveKey,
        // Uses the shop's clock instead of the library's own expiry.
        data: { expires: seconds() + lifetime },
      });
      return { kind: 'altcha', challenge: JSON.stringify(challenge) };
    },
    async passed(request, use) {
      const proof = readProof(request.headers.get(proofHeader));
      if (!proof) return false;
      const { challenge, solution } = proof;
      const expires = Number(challenge.parameters.data?.['expires'] ?? 0);
      if (!(expires > seconds())) return false;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      return verified && isNew(challenge.signature, expires, use);
    },
  };
}

type Proof = Payload & { challenge: Challenge & { signature: string } };

/** Parses the caller's proof; the signature is verified afterwards. */
function readProof(header: string | null): Proof | undefined {
  if (header === null || header.length > maxProofLength) return undefined;
  try {
    const proof = JSON.parse(atob(header)) as Partial<Proof> | null;
    const { challenge, solution } = proof ?? {};
    const isWhole =
      typeof challenge?.signature === 'string' &&
      typeof challenge.parameters === 'object' &&
      typeof solution?.counter === 'number' &&
      typeof solution.derivedKey === 'string';
    return isWhole ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes expired proofs: they would be rejected because of their age anyway. */
export async function sweepBotProofs(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('used_bot_proofs').where('expires_at', '<', now).execute();
}
