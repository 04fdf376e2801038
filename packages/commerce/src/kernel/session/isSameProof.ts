/** Compares two signatures in constant time. */
export function isSameSignature(right: string, given: string): boolean {
  let difference = right.length ^ given.length;
  for (let index = 0; index < right.length; index += 1) {
    difference |= right.charCodeAt(index) ^ given.charCodeAt(index);
  }
  return difference === 0;
}
