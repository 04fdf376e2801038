interface Row {
  isRtl: boolean;
  orientation: 'horizontal' | 'vertical';
}

/**
 * The place a key moves to in a row of tabs, round at the ends. A vertical row hears both pairs of arrows, for on a
 * phone it lies.
 */
export function tabAfterKey(
  key: string,
  here: number,
  count: number,
  { isRtl, orientation }: Row,
): number | undefined {
  const step = isRtl ? -1 : 1;
  const moves: Record<string, number> = {
    ArrowRight: here + step,
    ArrowLeft: here - step,
    Home: 0,
    End: count - 1,
    ...(orientation === 'vertical' ? { ArrowDown: here + 1, ArrowUp: here - 1 } : {}),
  };
  const next = moves[key];
  return next === undefined || here < 0 ? undefined : (next + count) % count;
}
