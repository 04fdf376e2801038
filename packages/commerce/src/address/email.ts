/** Characters of an email address at most (accounts document, section 5). */
export const longestEmail = 50;

/** Whether a text is an email address we can write to. One rule, used for contacts and addresses. */
export function isEmail(text: string): boolean {
  return (
    text.length <= longestEmail &&
    /^[^\s@<>()",;:\\]+@[^\s@.<>()",;:\\]+(?:\.[^\s@.<>()",;:\\]+)+$/.test(text)
  );
}
