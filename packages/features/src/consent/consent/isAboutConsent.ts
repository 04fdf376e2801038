import type { Site } from '../../platform/site/index.ts';

/** Path of the page with all settings. */
export const settingsPath = '/privacy-settings';

/** Whether a page says what visitors agree to: whoever reads it is not interrupted. */
export function isAboutConsent({ market }: Pick<Site, 'market'>, path: string): boolean {
  const { terms, privacy, imprint, cookies } = market.legal;
  return [terms, privacy, imprint, cookies, settingsPath].includes(path);
}
