import { configValue } from '../config/configTable.ts';
import type { ConsentPart, ConsentsData } from '../consent/schema.ts';
import type { Market } from '../market/schema.ts';

/** The versions of the consents, by part. */
export type ConsentVersions = Readonly<Record<ConsentPart, string>>;

/** The versions to record: those of the texts that were loaded, or without them the configured ones. */
export function consentVersions(data: ConsentsData | undefined, config: Market['config']): ConsentVersions {
  return {
    newsletter: data?.newsletter.version ?? configValue(config, 'newsletterConsentVersion'),
    registration: data?.registration.version ?? configValue(config, 'registrationConsentVersion'),
    paidMedia: data?.paidMedia.version ?? configValue(config, 'paidMediaConsentVersion'),
  };
}
