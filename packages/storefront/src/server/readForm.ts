/** Bytes of a form at most: the longest form of the shop, an address, is far below. */
export const longestForm = 64 * 1024;

/** The body of a request, read until it is whole or longer than a form may be. */
export async function readForm(request: Request): Promise<Uint8Array<ArrayBuffer> | 'tooLong'> {
  if (Number(request.headers.get('content-length') ?? 0) > longestForm) return 'tooLong';
  const whole = new Uint8Array(longestForm);
  let size = 0;
  if (request.body === null) return whole.subarray(0, 0);
  const reader = request.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (size + next.value.byteLength > longestForm) {
      void reader.cancel();
      return 'tooLong';
    }
    whole.set(next.value, size);
    size += next.value.byteLength;
  }
  return whole.slice(0, size);
}
