export const analyticsEnvironments = ['DEV', 'STG', 'PRD'] as const;
export type AnalyticsEnvironment = (typeof analyticsEnvironments)[number];

export const deviceTypes = ['android', 'iphone', 'other'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** What analytics is told once, before the first event. */
export interface AppState {
  environment: AnalyticsEnvironment;
  /** Language of the page, `de`. */
  language: string;
  country: string;
  deviceType: DeviceType;
  /** The size of the window: `SMALL` to `HUGE`. */
  deviceSize: string;
  /** The site of the page, by what its market configures. */
  config: { sitePath: string; currency: string };
  /** The flags of this visitor that are not off: measured events can be told apart by them. */
  features: Readonly<Record<string, unknown>>;
  /** The language of the texts, which may be one that the page's language falls back to. */
  translations: string;
  /** Pages seen, as far as they are counted for the newsletter. */
  visits: number;
  /** The banner of the app was closed lately. */
  isSmartBannerClosed: boolean;
  /** The site that the visitor chose; absent where none was. */
  languagePreference?: string;
}

/** The type of a device by what its browser calls itself; a tablet of Apple is no phone. */
export function deviceTypeOf(userAgent: string): DeviceType {
  if (/android/i.test(userAgent)) return 'android';
  return /\b(iphone|ipod)\b/i.test(userAgent) ? 'iphone' : 'other';
}
