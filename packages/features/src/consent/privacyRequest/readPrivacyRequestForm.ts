import { cutText } from '@touchline/contract/cutText';
import type { FieldValues } from '../../platform/fields/index.ts';
import { privacyRequestFields } from './privacyRequestRules.ts';

/** Longer than anything that the shop accepts. */
const maxLength = 200;

/** What a form was sent with; unknown fields are ignored. */
export function readPrivacyRequestForm(form: FormData): FieldValues {
  return Object.fromEntries(
    privacyRequestFields.map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? cutText(value, maxLength) : ''];
    }),
  );
}
