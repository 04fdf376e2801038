/** Messages of the sandbox's sign-in page. */
export interface IdentityMessages {
  readonly title: string;
  readonly text: string;
  readonly email: string;
  readonly emailWrong: string;
  readonly isVerified: string;
  readonly approve: string;
  readonly deny: string;
  readonly fail: string;
  /** The button that posts the answer. */
  readonly post: string;
  readonly note: string;
  readonly over: string;
  readonly overText: string;
}
