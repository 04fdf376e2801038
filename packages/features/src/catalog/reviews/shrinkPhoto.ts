/** Longest side in pixels: what the shop shows at most. */
const longest = 1_600;
const quality = 0.85;

/** A photo as a JPEG in base64, no larger than the shop shows it; `undefined` where the browser cannot read the file. */
export async function shrinkPhoto(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const bytes = new Uint8Array(await jpeg.arrayBuffer());
    let text = '';
    // In pieces: a call takes only so many arguments.
    for (let at = 0; at < bytes.length; at += 8_192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
    return btoa(text);
  } catch {
    return undefined;
  }
}
