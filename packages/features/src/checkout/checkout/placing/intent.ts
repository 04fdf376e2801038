/** The intent to pay one basket, with its idempotency key. */
export interface Intent {
  key: string;
  basketId: string;
  /** It was sent, and its outcome is not known yet. */
  isSent: boolean;
}

/** Checks a stored intent. */
export const readIntent = (stored: unknown): Intent | undefined => (isIntent(stored) ? stored : undefined);

function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, basketId, isSent } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof basketId === 'string' && typeof isSent === 'boolean';
}
