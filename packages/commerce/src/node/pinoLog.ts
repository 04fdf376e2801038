import { pino, type DestinationStream } from 'pino';
import type { Log } from '../kernel/ports/Log.ts';

/** Logs JSON lines with time and level, to standard output by default. */
export function pinoLog(destination?: DestinationStream): Log {
  const options = {
    base: null,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  return {
    info: (event, fields) => logger.info(fields ?? {}, event),
    warn: (event, fields) => logger.warn(fields ?? {}, event),
    error: (event, error, fields) => logger.error({ ...fields, ...describeError(error) }, event),
  };
}

function describeError(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { error: String(error).slice(0, 500) };
  // Database messages may quote shopper input, which must not break a log line.
  return { error: `${error.name}: ${error.message}`.slice(0, 1_000), stack: error.stack?.slice(0, 4_000) };
}
