import { defineStored, json } from '../../platform/storage/index.ts';

/** The store of the shop that the shopper chose last. */
export interface ChosenStore {
  id: string;
  name: string;
  /** The country of its market: another shop of ours does not know it. */
  country: string;
}

/** Checks a stored store. */
export function readChosenStore(stored: unknown): ChosenStore | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, name, country } = stored as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof country !== 'string') return undefined;
  return { id, name, country };
}

/** The store that was chosen last, so that pages of products say what it has; nothing of the shopper. */
export const chosenStore = defineStored({
  key: 'chosenStore',
  where: 'cookie',
  maxAge: 31_536_000,
  purpose: 'preferences',
  endsWithLogout: false,
  codec: json(readChosenStore),
});

/** Everything that picking up stores. */
export const pickupStorage = [chosenStore];
