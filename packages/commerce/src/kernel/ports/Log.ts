export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One line of JSON per event. Never a password, token, card number, full address, or user text with line breaks. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** `error` adds name, message and stack. */
  error(event: string, error: unknown, fields?: LogFields): void;
}

/** Logs nothing. For stories and tests. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
