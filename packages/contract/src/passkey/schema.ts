import * as z from 'zod/mini';
import { maxPasskeyName } from './constants.ts';

/** Bytes in base 64 for addresses, as browsers write them for a server. */
const bytesOf = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const CredentialId = bytesOf(1_400);

/** The name by which its owner knows a passkey. */
export const PasskeyName = z.string().check(z.trim(), z.maxLength(maxPasskeyName));

/** A passkey of an account. */
export const Passkey = z.object({
  /** Names it in calls; it is not the credential's own id. */
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** `null`: not yet. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether it is on several devices of its owner, such as by the account of a phone. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const Passkeys = z.object({
  /** The newest first. */
  passkeys: z.array(Passkey),
  /** Whether there is one more way to sign in when the last passkey is removed. */
  hasOtherWay: z.boolean(),
});
export type Passkeys = z.infer<typeof Passkeys>;

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What a browser makes a passkey by: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  /** Milliseconds. */
  timeout: z.number(),
  /** Those that the account has: a device does not make a second one. */
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What a browser signs in by: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. No passkey is named: the device knows which it has. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** A passkey that was made. */
export const NewPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesOf(4_000),
    attestationObject: bytesOf(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What a passkey has signed. */
export const SignedByPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesOf(4_000),
    authenticatorData: bytesOf(4_000),
    signature: bytesOf(2_000),
    userHandle: z.optional(bytesOf(200)),
  }),
});
export type SignedByPasskey = z.infer<typeof SignedByPasskey>;
