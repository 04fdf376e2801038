/** The server's time in a browser whose clock may be wrong: it goes on from `readAt`, the first time it is asked. */
export function serverClock(readAt: string): () => number {
  let offset: number | undefined;
  return () => {
    const now = Date.now();
    offset ??= Date.parse(readAt) - now;
    return now + offset;
  };
}
