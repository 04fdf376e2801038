import { UnreadableForm } from '../render/pageFailure.ts';

/** Maximum bytes of a form: the longest form of the shop, an address, is far below. */
export const maxFormBytes = 64 * 1024;

/** Reads the body of a request until it is complete, exceeds the limit for forms, or the client disconnects. */
export async function readForm(request: Request): Promise<Uint8Array<ArrayBuffer> | 'tooLong' | 'cutOff'> {
  if (Number(request.headers.get('content-length') ?? 0) > maxFormBytes) return 'tooLong';
  const whole = new Uint8Array(maxFormBytes);
  let size = 0;
  if (request.body === null) return whole.subarray(0, 0);
  const reader = request.body.getReader();
  // The body comes from the network: it fails only when the client disconnects or is too slow.
  const more = () => reader.read().catch(() => 'cutOff' as const);
  for (let next = await more(); next === 'cutOff' || !next.done; next = await more()) {
    if (next === 'cutOff') return next;
    if (size + next.value.byteLength > maxFormBytes) {
      void reader.cancel();
      return 'tooLong';
    }
    whole.set(next.value, size);
    size += next.value.byteLength;
  }
  return whole.slice(0, size);
}

/** The content types of forms; anything else did not come from one. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Throws `UnreadableForm` when the body of a request is not a valid form. The request can still be read afterwards. */
export async function mustBeForm(request: Request): Promise<void> {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) throw new UnreadableForm(415);
  await request
    .clone()
    .formData()
    .catch(() => {
      throw new UnreadableForm(400);
    });
}
