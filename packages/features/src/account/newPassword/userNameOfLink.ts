import { readPasswordLink } from '@touchline/contract/client/account';
import type { Ports } from '../../platform/ports/index.ts';

/** Whose password the link of a mail sets; `linkOver` when it sets none, `undefined` when that cannot be asked now. */
export async function userNameOfLink(
  { call }: Pick<Ports, 'call'>,
  key: string,
): Promise<{ userName: string } | 'linkOver' | undefined> {
  try {
    const outcome = await readPasswordLink(call, key);
    if (outcome.kind === 'open') return { userName: outcome.userName };
    return outcome.kind === 'linkOver' ? 'linkOver' : undefined;
  } catch {
    // The form works without: only password managers miss the name.
    return undefined;
  }
}
