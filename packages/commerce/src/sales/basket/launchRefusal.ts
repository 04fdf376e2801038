import { Failure } from '../../kernel/failure/Failure.ts';
import type { ComputedBasket } from './computeBasket.ts';

/** Refuses a basket with a line that a launch does not sell to the caller now: closed group, no seat, no win. */
export function checkLaunches({ messages }: Pick<ComputedBasket, 'messages'>): void {
  const forbidden = messages.filter(({ type }) => type === 'ProductsForbidden');
  if (forbidden.length === 0) return;
  throw new Failure(409, 'ProductsForbidden', 'A launch does not sell this to the caller now.', {
    details: { messageList: forbidden },
  });
}
