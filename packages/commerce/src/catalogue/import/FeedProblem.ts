import { cutText } from '@touchline/contract/cutText';

/** A problem in a feed. An `error` skips the item, a `warning` keeps it, `fatal` ends the import. */
export interface FeedProblem {
  file: string;
  line: number;
  id: string;
  attribute: string;
  severity: 'fatal' | 'error' | 'warning';
  message: string;
  /** At most 80 characters. */
  value: string;
}

const maxLength = 80;

/** The given value, shortened and on one line. */
export function shortValue(value: string): string {
  const line = value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > maxLength ? `${cutText(line, maxLength - 1)}…` : line;
}

/** A problem on one line: file, line, id, attribute, severity, message, value. */
export function problemLine(problem: FeedProblem): string {
  const { file, line, id, attribute, severity, message, value } = problem;
  return [
    `${file}:${line}`,
    shortValue(id) || '-',
    attribute || '-',
    severity,
    message,
    value ? JSON.stringify(value) : '-',
  ].join('\t');
}

/** Ends the import: nothing, or nothing more, is written. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly line: number;
  readonly attribute: string;
  constructor(message: string, line = 0, attribute = '') {
    super(message);
    this.line = line;
    this.attribute = attribute;
  }
}

/** The error for a file whose header lacks required columns. */
export function missingColumns(names: readonly string[]): FeedError {
  const what = names.length === 1 ? 'column' : 'columns';
  const verb = names.length === 1 ? 'is' : 'are';
  return new FeedError(`The required ${what} ${names.join(', ')} ${verb} missing.`, 1, names[0] ?? '');
}
