/** Computes the check digit of a card number (ISO/IEC 7812-1 annex B). Digits only. */
export function luhnDigit(withoutCheck: string): number {
  let sum = 0;
  for (let index = 0; index < withoutCheck.length; index += 1) {
    const digit = Number(withoutCheck[withoutCheck.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether a number ends with a valid check digit. */
export function passesLuhn(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}
