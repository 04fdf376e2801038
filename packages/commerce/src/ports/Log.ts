export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One line of JSON an event. Never a password, token, card number, whole address, or text with line breaks of a user. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** `error` adds name, message and stack. */
  error(event: string, error: unknown, fields?: LogFields): void;
}

/** Says nothing. For stories and tests. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
