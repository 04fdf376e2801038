import { cutText } from '@touchline/contract/cutText';
import type { TrackOrderValues } from './TrackOrderStore.ts';

/** Maximum length accepted from one field; the limits of the fields are stricter and have their own errors. */
const maxLength = 200;

/** Parses the posted form; unknown fields are ignored. */
export function readTrackOrderForm(form: FormData): TrackOrderValues {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? cutText(value, maxLength) : '';
  };
  return { orderNumber: text('orderNumber'), email: text('email') };
}
