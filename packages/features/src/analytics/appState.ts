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
}

/** The type of a device by what its browser calls itself; a tablet of Apple is no phone. */
export function deviceTypeOf(userAgent: string): DeviceType {
  if (/android/i.test(userAgent)) return 'android';
  return /\b(iphone|ipod)\b/i.test(userAgent) ? 'iphone' : 'other';
}
