/** The moment every story happens at: the `fixedNow` of the features' test ports. */
export const storyNow = Date.UTC(2026, 10, 21, 10, 0, 0);

/**
 * Stops the calendar, so that a picture taken tomorrow is the picture taken today. Timers and `performance.now`
 * go on: what waits, waits for real.
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
