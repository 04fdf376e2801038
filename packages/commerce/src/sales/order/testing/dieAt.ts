/** Crash points of which a test uses one; it may have points of its own. */
interface OnePoint {
  reach(point: string, orderId: string): Promise<void>;
}

/** Simulates a process that stops at a point: none of its code runs any more, not even cleanup. */
export function dieAt(point: string): { readonly crash: OnePoint; readonly died: Promise<string> } {
  let tell: (orderId: string) => void = () => undefined;
  const died = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const crash: OnePoint = {
    reach(at, orderId) {
      if (at !== point) return Promise.resolve();
      tell(orderId);
      return new Promise<never>(() => undefined);
    },
  };
  return { crash, died };
}
