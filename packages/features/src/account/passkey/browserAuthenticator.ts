import type { Authenticator } from '../../platform/ports/index.ts';

const load = () => import('@simplewebauthn/browser');

/** Arrives with the first passkey that is asked for. */
let library: ReturnType<typeof load> | undefined;
const loaded = () => (library ??= load());

const isSupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The library wraps what the browser throws. */
const isNamed = (error: unknown, names: RegExp): boolean =>
  error instanceof Error && (names.test(error.name) || isNamed(error.cause, names));

/** The shopper has said no, nothing was there to choose, or another question has taken the place of this one. */
const isLeft = (error: unknown): boolean => isNamed(error, /^(AbortError|NotAllowedError)$/);

/** This browser keeps no passkeys that it could offer. */
const isUnsupported = (error: unknown): boolean => isNamed(error, /^NotSupportedError$/);

/** The device has a passkey of this account already. */
const isKnown = (error: unknown): boolean => isNamed(error, /^InvalidStateError$/);

/** The passkeys of this browser and of the devices that it reaches. */
export const browserAuthenticator: Authenticator = {
  isSupported,
  async canAutofill() {
    return isSupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
  },
  async create(options) {
    const { startRegistration } = await loaded();
    try {
      const { id, rawId, response } = await startRegistration({ optionsJSON: options });
      const { clientDataJSON, attestationObject, transports } = response;
      return {
        kind: 'created',
        credential: {
          ...{ id, rawId, type: 'public-key' },
          response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
        },
      };
    } catch (error) {
      if (isKnown(error)) return { kind: 'known' };
      if (isLeft(error)) return { kind: 'left' };
      throw error;
    }
  },
  async sign(options, { isAutofill }) {
    const { startAuthentication } = await loaded();
    try {
      const { id, rawId, response } = await startAuthentication({
        optionsJSON: options,
        useBrowserAutofill: isAutofill,
      });
      const { clientDataJSON, authenticatorData, signature, userHandle } = response;
      return {
        ...{ id, rawId, type: 'public-key' },
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
      };
    } catch (error) {
      if (isLeft(error) || isUnsupported(error)) return undefined;
      throw error;
    }
  },
  cancel() {
    void library?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
  },
};
