import { UnreadableForm } from './pageFailure.ts';

/** Bytes of a form at most: the longest form of the shop, an address, is far below. */
export const longestForm = 64 * 1024;

/** The body of a request, read until it is whole, longer than a form may be, or its caller goes away. */
export async function readForm(request: Request): Promise<Uint8Array<ArrayBuffer> | 'tooLong' | 'cutOff'> {
  if (Number(request.headers.get('content-length') ?? 0) > longestForm) return 'tooLong';
  const whole = new Uint8Array(longestForm);
  let size = 0;
  if (request.body === null) return whole.subarray(0, 0);
  const reader = request.body.getReader();
  // What is read comes from the wire: only the caller, or its time, can make this fail.
  const more = () => reader.read().catch(() => 'cutOff' as const);
  for (let next = await more(); next === 'cutOff' || !next.done; next = await more()) {
    if (next === 'cutOff') return next;
    if (size + next.value.byteLength > longestForm) {
      void reader.cancel();
      return 'tooLong';
    }
    whole.set(next.value, size);
    size += next.value.byteLength;
  }
  return whole.slice(0, size);
}

/** What a form of a page is sent as; anything else did not come from one. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Throws `UnreadableForm` when the body of a request is no form, or a broken one. The request can still be read. */
export async function mustBeForm(request: Request): Promise<void> {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) throw new UnreadableForm(415);
  await request
    .clone()
    .formData()
    .catch(() => {
      throw new UnreadableForm(400);
    });
}
