import { defineStored, json } from '../storage/index.ts';

/** What is remembered while the page of an external provider is open. */
export interface LeftForProvider {
  /** Name of the provider. */
  provider: string;
  /** Where the shopper was going, below the site path. */
  target: string;
}

function read(kept: unknown): LeftForProvider | undefined {
  const { provider, target } = (kept ?? {}) as Partial<Record<string, unknown>>;
  return typeof provider === 'string' && typeof target === 'string' ? { provider, target } : undefined;
}

/** The redirect target of a login at an external provider (accounts document, section 7). */
export const socialLoginTarget = defineStored({
  key: 'socialLoginTarget',
  where: 'session',
  maxAge: 1800,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: json(read),
});
