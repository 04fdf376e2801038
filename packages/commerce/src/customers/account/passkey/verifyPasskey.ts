import type { NewPasskey, SignedByPasskey } from '@touchline/contract/passkey/schema';
import type { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import { takeChallenge } from './challenge.ts';

/** Loaded when the first passkey is looked at. */
const library = () => import('@simplewebauthn/server');

/** Loads what looks at passkeys while the shopper still looks for theirs; a failure shows when it is needed. */
export function expectPasskey(): void {
  library().catch(() => undefined);
}

/** Where passkeys are made and used: the origin of the page, and its host. */
export interface PasskeySite {
  readonly origin: string;
  readonly rpId: string;
}

/** The site of a call: the page's own origin, which is one of the shop's; the shop's where the call names none. */
export function passkeySite(
  { origin, origins }: Pick<CommerceContext, 'origin' | 'origins'>,
  { headers }: Request,
): PasskeySite {
  const sent = headers.get('origin');
  const own = sent !== null && origins.includes(sent) ? sent : origin;
  return { origin: own, rpId: new URL(own).hostname };
}

/** A passkey as it is stored. */
export interface VerifiedPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly isSynced: boolean;
}

const noExtensions = { clientExtensionResults: {} };

/**
 * The passkey that a browser has made for an account; `undefined` when it is not to be relied on: another challenge,
 * another site, or a device that has not made sure who holds it.
 */
export async function verifyNewPasskey(
  shop: CommerceContext,
  { credential, accountId, site }: { credential: NewPasskey; accountId: string; site: PasskeySite },
): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { transports: _, ...response } = credential.response;
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response, ...noExtensions },
    expectedChallenge: (sent) => takeChallenge(shop, sent, { kind: 'add', accountId }),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
  }).catch(refused(shop));
  if (!verified?.verified) return undefined;
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  const { isoBase64URL } = await import('@simplewebauthn/server/helpers');
  return {
    credentialId: made.id,
    publicKey: isoBase64URL.fromBuffer(made.publicKey),
    counter: made.counter,
    isSynced: credentialBackedUp,
  };
}

/** What a passkey says of itself now; `undefined` when its signature is not to be relied on. */
export async function verifySignature(
  shop: CommerceContext,
  {
    credential: { response, ...credential },
    stored,
    site,
  }: {
    credential: SignedByPasskey;
    stored: Pick<VerifiedPasskey, 'credentialId' | 'publicKey' | 'counter'>;
    site: PasskeySite;
  },
): Promise<Pick<VerifiedPasskey, 'counter' | 'isSynced'> | undefined> {
  const [{ verifyAuthenticationResponse: verify }, { isoBase64URL }] = await Promise.all([
    library(),
    import('@simplewebauthn/server/helpers'),
  ]);
  const { userHandle, ...signed } = response;
  const options: Parameters<typeof verifyAuthenticationResponse>[0] = {
    response: {
      ...credential,
      response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
      ...noExtensions,
    },
    expectedChallenge: (sent) => takeChallenge(shop, sent, { kind: 'signIn' }),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: {
      id: stored.credentialId,
      publicKey: isoBase64URL.toBuffer(stored.publicKey),
      counter: stored.counter,
    },
    requireUserVerification: true,
  };
  const verified = await verify(options).catch(refused(shop));
  if (!verified?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/** The library throws for what a caller sent; what it says is for the log. */
const refused =
  ({ log }: Pick<CommerceContext, 'log'>) =>
  (error: unknown): undefined => {
    const why = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    log.warn('security: passkey refused', { why });
  };
