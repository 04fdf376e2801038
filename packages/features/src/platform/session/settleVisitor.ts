import type { StoreContext } from '../module/index.ts';

/**
 * Whose store is it, once the page knows its visitor? `same` as before; `replaced` by the store of the visitor, who was
 * only not known yet; `ended` because another person is there.
 */
export type SettledVisitor = 'same' | 'replaced' | 'ended';

/**
 * Waits until a page that is the same for everybody knows its visitor. What a visitor did before belongs to the store
 * that replaces theirs; what another person did belongs to nobody.
 */
export async function settleVisitor({ session, identityEnds }: StoreContext): Promise<SettledVisitor> {
  const isKnown = session.bagCount !== undefined;
  await session.settled();
  if (!identityEnds.aborted) return 'same';
  return isKnown ? 'ended' : 'replaced';
}
