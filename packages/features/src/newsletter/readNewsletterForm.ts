import { cutText } from '@touchline/contract/cutText';
import type { NewsletterGender } from '@touchline/contract/newsletter/schema';
import type { FieldValues } from '../platform/fields/index.ts';
import { joinDate } from './newsletterRules.ts';

/** Longer than any address that the shop accepts. */
const maxLength = 200;

/** What a form was sent with; unknown fields are ignored. `gender` is that of a pressed button or radio. */
export function readNewsletterForm(form: FormData): {
  values: FieldValues;
  gender: NewsletterGender | undefined;
} {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? cutText(value, maxLength) : '';
  };
  const gender = text('gender');
  const box = (name: string): string => (form.has(name) ? 'true' : '');
  return {
    values: {
      email: text('email'),
      birthday: joinDate({
        day: text('birthday-day'),
        month: text('birthday-month'),
        year: text('birthday-year'),
      }),
      ageconfirmation: box('ageconfirmation'),
      marketingConsent: box('marketingConsent'),
      terms: box('terms'),
      personalData: box('personalData'),
    },
    gender: gender === 'Male' || gender === 'Female' ? gender : undefined,
  };
}
