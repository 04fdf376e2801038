import { recordProductView } from '@touchline/contract/client/recommendation';
import { ApiError } from '@touchline/contract/errors';
import type { Ports } from '../../platform/ports/index.ts';
import { stored } from '../../platform/storage/index.ts';
import { maxInSession, viewedInSession } from './storage.ts';

/**
 * Counts that a product was looked at, once in a session, together with what was looked at before. Only for visitors who
 * allow it; the back end is not told who they are.
 */
export async function countView(
  ports: Pick<Ports, 'call' | 'storage' | 'clock' | 'reporter'>,
  productId: string,
): Promise<void> {
  const values = stored(ports);
  const before = values.read(viewedInSession) ?? [];
  if (before.includes(productId)) return;
  values.write(viewedInSession, [productId, ...before].slice(0, maxInSession));
  try {
    await recordProductView(ports.call, { productId, before: [...before] });
  } catch (error) {
    // One view fewer in the counts.
    if (!(error instanceof ApiError)) throw error;
  }
}
