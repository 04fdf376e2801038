import { readDateOfBirth, type DateParts } from '@touchline/design-system/DateOfBirthField';

/** The typed parts of a date as the one value of a field: `1990-3-27`; nothing when nothing is typed. */
export function joinDate({ day, month, year }: DateParts): string {
  return day || month || year ? `${year}-${month}-${day}` : '';
}

/** The typed parts in the value of a field. */
export function dateParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** A typed date of birth: normalised to `YYYY-MM-DD`, or why it is none. */
export type Birthday = { kind: 'valid'; iso: string } | { kind: 'invalid' } | { kind: 'tooYoung' };

/** Reads the value of a field: a day after 1900 and before now, of somebody who is old enough. */
export function readBirthday(value: string, now: Date, requiredAge: number): Birthday {
  const today = now.toISOString().slice(0, 10);
  const parts = dateParts(value);
  const read = readDateOfBirth(parts, { today });
  if (read.kind !== 'valid' || read.iso >= today) return { kind: 'invalid' };
  const isOldEnough = readDateOfBirth(parts, { today, minAge: requiredAge }).kind === 'valid';
  return isOldEnough ? read : { kind: 'tooYoung' };
}
