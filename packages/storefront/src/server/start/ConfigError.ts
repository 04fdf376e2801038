/** A setting that cannot be used: one clear sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
