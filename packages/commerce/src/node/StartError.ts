/** The back end cannot start: one sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
