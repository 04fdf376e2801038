import type { SentEvents } from '@touchline/features/platform/analytics';
import { stored, type StorageNeeds } from '@touchline/features/platform/storage';
import { sentEventKeys } from '../../state/sentEvents.ts';

/** The newest ones are kept. */
const most = 50;

/** Remembers sent events in local storage. Where that is forbidden, for as long as the page is open. */
export function sentEvents(needs: StorageNeeds): SentEvents {
  const values = stored(needs);
  const here = new Set<string>();
  const kept = (): readonly string[] => values.read(sentEventKeys) ?? [];
  return {
    has: (event) => here.has(event) || kept().includes(event),
    add(event) {
      here.add(event);
      values.write(sentEventKeys, [...kept(), event].slice(-most));
    },
  };
}
