/** JPEG, PNG, GIF, BMP, and TIFF in its two byte orders. */
const beginnings = ['\u00FF\u00D8\u00FF', '\u0089PNG\r\n', 'GIF87a', 'GIF89a', 'BM', 'II*\0', 'MM\0*'];

/**
 * Whether bytes begin as a JPEG, WebP, PNG, GIF, BMP or TIFF does. A name ends as one likes; what is not one of these
 * (an SVG that names other files, a program) must not come near the library that reads pictures.
 */
export function isPicture(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  return (
    beginnings.some((beginning) => text.startsWith(beginning)) ||
    (text.startsWith('RIFF') && text.endsWith('WEBP'))
  );
}
