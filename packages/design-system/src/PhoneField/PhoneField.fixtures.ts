import type { PhonePrefix } from './splitNumber.ts';

/** Few enough for the native list. */
export const few: readonly PhonePrefix[] = [
  { country: 'GB', prefix: '+44', name: 'United Kingdom' },
  { country: 'DE', prefix: '+49', name: 'Germany' },
  { country: 'FR', prefix: '+33', name: 'France' },
];

/** Many enough to need a search. */
export const europe: readonly PhonePrefix[] = [
  { country: 'GB', prefix: '+44', name: 'United Kingdom' },
  { country: 'AT', prefix: '+43', name: 'Austria (Österreich)' },
  { country: 'BE', prefix: '+32', name: 'Belgium' },
  { country: 'HR', prefix: '+385', name: 'Croatia' },
  { country: 'CZ', prefix: '+420', name: 'Czechia' },
  { country: 'DK', prefix: '+45', name: 'Denmark' },
  { country: 'FI', prefix: '+358', name: 'Finland' },
  { country: 'FR', prefix: '+33', name: 'France' },
  { country: 'DE', prefix: '+49', name: 'Germany' },
  { country: 'IE', prefix: '+353', name: 'Ireland' },
  { country: 'IT', prefix: '+39', name: 'Italy' },
  { country: 'NL', prefix: '+31', name: 'Netherlands' },
  { country: 'PL', prefix: '+48', name: 'Poland' },
  { country: 'ES', prefix: '+34', name: 'Spain' },
  { country: 'SE', prefix: '+46', name: 'Sweden' },
  { country: 'US', prefix: '+1', name: 'United States' },
];
