/** The database can't be reached or is overloaded: the caller may retry later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection exceptions, insufficient resources,
// operator intervention (57014 is the statement time limit, 57P01-03 a server that stops or starts), lock not available.
const codes = /^(08|53|57|55P03|25P03)/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|pool after calling end|PGlite is closed/;

/** Whether an error means that the database is unavailable, as opposed to a bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return codes.test(code) || systemCodes.has(code) || messages.test(error.message);
}

/** Whether an error means that this one connection broke; another one may work. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : '';
  return (
    code === '57P01' ||
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    /^(Connection terminated( unexpectedly)?|Client has encountered a connection error.*)$/.test(
      error.message,
    )
  );
}
