/** Joins calls: while one is in progress, further calls with the same key get its promise instead of starting another. */
export type SingleFlight = <Value>(key: string, start: () => Promise<Value>) => Promise<Value>;

/** Creates a `SingleFlight` with its own keys. All calls with one key must resolve to one type. */
export function singleFlight(): SingleFlight {
  const inProgress = new Map<string, Promise<unknown>>();
  return <Value>(key: string, start: () => Promise<Value>): Promise<Value> => {
    const running = inProgress.get(key);
    if (running) return running as Promise<Value>;
    const started = start().finally(() => inProgress.delete(key));
    inProgress.set(key, started);
    return started;
  };
}
