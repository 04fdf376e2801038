import type { Config } from './config.ts';

/** Why the server cannot listen, in one sentence for the operator. */
export function listenFailure(
  error: NodeJS.ErrnoException,
  { port, host }: Pick<Config, 'port' | 'host'>,
): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what runs there, or choose another with PORT=3001.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: choose one above 1024 with PORT=3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host ?? ''} is no address of this machine.`;
    default:
      return `The server could not listen: ${error.message}`;
  }
}

/** Errors whose message says everything; any other error is a bug and is logged with its stack, too. */
const selfExplanatory = new Set(['ConfigError', 'StartError']);

/** Why the shop cannot start, in one sentence, and whether that sentence says everything. */
export function startFailure(error: unknown): { sentence: string; isWhole: boolean } {
  if (error instanceof Error && selfExplanatory.has(error.name))
    return { sentence: error.message, isWhole: true };
  const text = error instanceof Error ? error.message : String(error);
  return { sentence: `The shop could not start: ${text}`, isWhole: false };
}
