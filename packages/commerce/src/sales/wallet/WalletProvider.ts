/** Where a wallet delivers to. */
export interface WalletAddress {
  readonly line1: string;
  readonly line2?: string;
  readonly postalCode: string;
  readonly city: string;
  /** The code of a state or province, where the country has them. */
  readonly region?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Somebody as a wallet knows them. */
export interface WalletBuyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** International format, `+441632960961`. */
  readonly phoneNumber?: string;
  readonly address?: WalletAddress;
  /** Whether the buyer has the Prime benefits. */
  readonly hasPrime: boolean;
  /** What the wallet is asked about the buyer with later; absent where it cannot be asked. */
  readonly token?: string;
  /** By which the payment provider pays once with this wallet; absent where signing in does not allow to pay. */
  readonly payment?: { readonly session: string; /** ISO 8601. */ readonly endsAt: string };
}

/** What the wallet is asked at the start. */
export interface WalletStart {
  /** Where the wallet sends the browser back to, with `code` and `state`. */
  readonly redirectAddress: string;
  readonly state: string;
  /** Language of the page, BCP 47. */
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A wallet whose account fills in contact and address at the checkout. */
export interface WalletProvider {
  /** The address of the wallet's own page. */
  startUrl(start: WalletStart): string;
  /**
   * Who has signed in; `undefined` when the code is wrong, used or over. Throws when the wallet cannot be reached: the
   * caller answers 503.
   */
  exchange(code: string, redirectAddress: string): Promise<WalletBuyer | undefined>;
  /**
   * Whether a buyer has the Prime benefits now, by the token of the sign-in; `tokenRefused` where it is wrong or over.
   * Throws when the wallet cannot be reached. A wallet without it is asked at the sign-in only.
   */
  primeOf?(token: string): Promise<'prime' | 'none' | 'tokenRefused'>;
}
