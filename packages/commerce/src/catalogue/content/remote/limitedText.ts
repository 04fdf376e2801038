/** Bytes of an answer with content, at most. */
const mostBytes = 256 * 1024;

/** The text of an answer. Throws, and takes no more, when it is too large or not UTF-8. */
export async function limitedText(answer: Response): Promise<string> {
  if (Number(answer.headers.get('content-length') ?? 0) > mostBytes) {
    await answer.body?.cancel();
    throw new Error('The answer is too large.');
  }
  if (!answer.body) return '';
  const reader = answer.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > mostBytes) {
      void reader.cancel();
      throw new Error('The answer is too large.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
