import { cutText } from '@touchline/contract/cutText';

/** Longest code that is sent; a code has 20 characters, and may be typed with spaces. */
const maxLength = 60;

/** The code in the form; empty where there is none. */
export function readGiftCardBalanceForm(form: FormData): string {
  const code = form.get('code');
  return typeof code === 'string' ? cutText(code, maxLength) : '';
}
