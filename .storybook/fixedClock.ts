/** The time at which every story runs: the `fixedNow` of the features' test ports. */
export const storyNow = Date.UTC(2026, 10, 21, 10, 0, 0);

/**
 * Fixes the date, so that pictures do not change from day to day. Timers and `performance.now` still run: delays take
 * their real time.
 */
export function fixClock(): void {
  const RealDate = globalThis.Date;
  if (RealDate.now() === storyNow) return;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget: NewableFunction) =>
      Reflect.construct(target, args.length === 0 ? [storyNow] : args, newTarget) as object,
    apply: () => new RealDate(storyNow).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => storyNow : (Reflect.get(target, name, receiver) as unknown),
  });
}
