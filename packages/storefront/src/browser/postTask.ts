/** Calls `run` in a task of its own, after what waits already, so that a slow phone can answer to a touch before. */
export function postTask<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  return new Promise<void>((resolve) => setTimeout(resolve)).then(run);
}
