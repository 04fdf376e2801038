import { pino, type DestinationStream } from 'pino';
import type { Log } from '../ports/Log.ts';

/** Logs as JSON lines with time and level. To standard output unless told otherwise. */
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
  // Messages of databases may quote what a shopper typed: no line of the log may be broken by it.
  return { error: `${error.name}: ${error.message}`.slice(0, 1_000), stack: error.stack?.slice(0, 4_000) };
}
