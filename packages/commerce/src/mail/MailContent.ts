/** A part of a mail's body. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** A link that looks like a button. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  /** A code to type or show, in large digits; with `isScanned` also as a QR code. */
  | { readonly kind: 'code'; readonly code: string; readonly label: string; readonly isScanned?: boolean }
  /** Lines of an order: what, how many, for how much. */
  | { readonly kind: 'items'; readonly items: readonly MailItem[] }
  /** Names and values: sums, an order number. */
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'address'; readonly title: string; readonly lines: readonly string[] };

export interface MailItem {
  readonly name: string;
  /** Colour, size, quantity. */
  readonly detail: string;
  readonly amount: string;
}

export interface MailFact {
  readonly name: string;
  readonly value: string;
  /** The last sum: bold, with a rule above. */
  readonly isTotal?: boolean;
}

/** What a mail says, without its look. */
export interface MailContent {
  readonly subject: string;
  /** Shown by mail programs after the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** Why the recipient gets this mail; shown small at its end. */
  readonly reason: string;
  /** Small links after it. */
  readonly links?: readonly MailLink[];
  /** The page that unsubscribes: mail programs show a button for it, and one press is enough (RFC 8058). */
  readonly unsubscribe?: string;
}

/** A link in the small print. */
export interface MailLink {
  readonly label: string;
  readonly href: string;
}
