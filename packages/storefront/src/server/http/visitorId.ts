import { stored, type StorageNeeds } from '@touchline/features/platform/storage';
import { uniqueUserId } from '../../state/uniqueUserId.ts';

/** The visitor's stored id; a new visitor gets one. */
export function visitorId(needs: StorageNeeds): string {
  const values = stored(needs);
  const known = values.read(uniqueUserId);
  if (known !== undefined) return known;
  const id = crypto.randomUUID();
  values.write(uniqueUserId, id);
  return id;
}
