/** A text message that is ready to be sent to a phone. */
export interface TextMessage {
  /** Stable for one message, so that a second delivery after a crash can be recognised. */
  readonly id: string;
  /** With its prefix: `+971501234567`. */
  readonly to: string;
  readonly text: string;
}

/** Hands text messages to a gateway. Rejects with `MailRejected` for good, with any other error to be called again later. */
export interface TextTransport {
  send(message: TextMessage, signal: AbortSignal): Promise<void>;
}
