import { Failure, unreadable } from '../failure/Failure.ts';

/** Default maximum size of a request body in bytes. */
export const defaultBodyLimit = 64 * 1024;

const deepest = 12;

/** Reads the body as text; stops when it is too large. */
export async function readText(request: Request, limit = defaultBodyLimit): Promise<string> {
  const tooLarge = () => new Failure(413, 'InvalidParameters', `The body is larger than ${limit} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  if (!request.body) return '';
  const reader = request.body.getReader();
  // Reading only fails because of the caller or its connection, so the error response is never received.
  const read = () =>
    reader.read().catch(() => {
      throw new Failure(408, 'InvalidParameters', 'The body did not come whole.');
    });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > limit) {
        void reader.cancel();
        throw tooLarge();
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    if (error instanceof TypeError) throw unreadable('The body is not UTF-8.');
    throw error;
  }
}

/** Parses JSON; `undefined` for an empty body. Rejects bodies that are nested too deeply. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (inText) {
      if (character === 92) at += 1;
      else if (character === 34) inText = false;
    } else if (character === 34) inText = true;
    else if (character === 123 || character === 91) {
      depth += 1;
      if (depth > deepest) throw unreadable('The body nests too deeply.');
    } else if (character === 125 || character === 93) depth -= 1;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unreadable('The body is not JSON.');
  }
}
