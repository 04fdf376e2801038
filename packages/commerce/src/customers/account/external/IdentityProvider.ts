import type { ExternalSignInFailure } from '@touchline/contract/account/schema';

/** What one attempt to sign in is bound to. */
export interface Attempt {
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE: the provider gets its hash first, and the verifier itself with the code. */
  readonly verifier: string;
}

/** Somebody as a provider knows them. */
export interface ExternalPerson {
  readonly issuer: string;
  /** Never changes and is never given to somebody else, unlike the address. */
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether the provider has checked that the address is this person's. */
  readonly isEmailVerified: boolean;
}

/** Somebody else's accounts, by which shoppers can sign in. */
export interface IdentityProvider {
  /** In addresses: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** For shoppers. */
  readonly name: string;
  /** As in its tokens. */
  readonly issuer: string;
  /** The address of the provider's page. Throws `ExternalSignInError`. */
  startUrl(attempt: Attempt, language: string): Promise<string>;
  /** Who has signed in, from the fields of the callback, whether they came in its query or as a form. Throws `ExternalSignInError`. */
  identify(attempt: Attempt, callback: URLSearchParams): Promise<ExternalPerson>;
}

/** An attempt failed. The message is for the log. */
export class ExternalSignInError extends Error {
  override readonly name = 'ExternalSignInError';
  readonly reason: ExternalSignInFailure;

  constructor(reason: ExternalSignInFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
