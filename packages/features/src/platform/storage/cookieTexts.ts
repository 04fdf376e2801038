/** Browsers hold 4,096 bytes of name and value, some of them with the attributes; the rest is left for those. */
const cookieBytes = 3900;

/** A text in parts that each fit into one cookie once they are percent-encoded. */
export function cookieTexts(text: string): string[] {
  const parts = [''];
  let size = 0;
  for (const character of text) {
    const bytes = encodeURIComponent(character).length;
    if (size + bytes > cookieBytes) {
      parts.push('');
      size = 0;
    }
    size += bytes;
    parts[parts.length - 1] += character;
  }
  return parts;
}
