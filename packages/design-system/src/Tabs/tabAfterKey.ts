interface Row {
  isRtl: boolean;
  orientation: 'horizontal' | 'vertical';
}

/**
 * The index a key moves to in a row of tabs, wrapping at the ends. A vertical row accepts all four arrow keys, because
 * it is horizontal on a phone.
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
