import type { TrackOrderValues } from './TrackOrderStore.ts';

/** Longest text taken from one field; the limits of the fields are stricter and are told next to them. */
const longest = 200;

/** Reads the form as it was posted; whatever else it holds is left alone. */
export function readTrackOrderForm(form: FormData): TrackOrderValues {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  return { orderNumber: text('orderNumber'), email: text('email') };
}
