/** Messages of the page of the sandbox's wallet. */
export interface WalletMessages {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly emailWrong: string;
  readonly prime: string;
  readonly primeNo: string;
  readonly primeYes: string;
  readonly primeTokenRefused: string;
  readonly primeSilent: string;
  readonly pays: string;
  readonly paysAtOnce: string;
  /** With `{code}`. */
  readonly refuses: string;
  readonly approve: string;
  readonly deny: string;
  readonly fail: string;
  readonly note: string;
  readonly over: string;
  readonly overText: string;
}
