/** A mail that is ready to be sent. */
export interface Mail {
  /** Stable for one mail, so that a second delivery after a crash can be recognised; becomes the `Message-ID`. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server refused the mail for good: the address does not exist, or the content is not accepted. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
}

/** Hands mails to a mail server. Rejects with `MailRejected` for good, with any other error to be called again later. */
export interface MailTransport {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
