/** Maximum length of an email address in characters (accounts document, section 5). */
export const maxEmailLength = 50;

/** Whether a text is a valid email address. The same rule applies to contacts and addresses. */
export function isEmail(text: string): boolean {
  return (
    text.length <= maxEmailLength &&
    /^[^\s@<>()",;:\\]+@[^\s@.<>()",;:\\]+(?:\.[^\s@.<>()",;:\\]+)+$/.test(text)
  );
}
