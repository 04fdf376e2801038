import { notFound } from '../../kernel/failure/Failure.ts';
import type { StoredLine } from './BasketData.ts';
import { isSameArticle } from './sameArticle.ts';

/**
 * Moves a line to the shipment of its own, or back to the other goods; a line there that is the same takes its pieces.
 * Throws a 404 for a line that is gone.
 */
export function moveLine(lines: readonly StoredLine[], lineId: string, isSeparate: boolean): StoredLine[] {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw notFound('line');
  const { isSeparate: _, ...rest } = line;
  const moved: StoredLine = { ...rest, ...(isSeparate ? { isSeparate } : {}) };
  const twin = lines.find((other) => other.id !== lineId && isSameArticle(other, moved));
  return lines
    .filter(({ id }) => id !== twin?.id)
    .map((other) =>
      other.id === lineId ? { ...moved, quantity: line.quantity + (twin?.quantity ?? 0) } : other,
    );
}
