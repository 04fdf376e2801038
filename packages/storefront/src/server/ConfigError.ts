/** A setting that cannot be used: one clear sentence for whoever started the shop. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
