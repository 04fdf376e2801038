import type { ConsentLevel, ConsentMode } from '@touchline/contract/consent/schema';
import type { StoragePurpose } from '../../platform/storage/index.ts';
import type { ConsentCookieValue } from './storage.ts';

export type Levels = readonly ConsentLevel[];

/** The boxes that a mode shows. */
export const levelsOfMode = (mode: ConsentMode): Levels => (mode === 'twoCheckboxes' ? [0, 2] : [0, 1, 2]);

/** What is ticked in the beginning where the law does not ask first (accounts document, section 4). */
export const defaultLevel = (mode: ConsentMode): ConsentLevel => (mode === 'twoCheckboxes' ? 0 : 2);

/** The levels of a mode up to one. */
export const upTo = (level: ConsentLevel, mode: ConsentMode): Levels =>
  levelsOfMode(mode).filter((each) => each <= level);

export const highest = (levels: Levels): ConsentLevel =>
  levels.includes(2) ? 2 : levels.includes(1) ? 1 : 0;

/**
 * What is ticked after a press on a box.
 * - `nested`: a level takes those below it along. A press on the highest that is ticked lowers it by one; at level 0,
 *   it ticks everything.
 * - otherwise: only that box changes. What the shop needs to work stays.
 */
export function toggleLevel(box: ConsentLevel, ticked: Levels, mode: ConsentMode): Levels {
  if (mode === 'nested') {
    if (box !== highest(ticked)) return upTo(box, mode);
    return upTo(box === 0 ? 2 : box === 2 ? 1 : 0, mode);
  }
  if (box === 0) return ticked;
  return levelsOfMode(mode).filter((level) => (level === box) !== ticked.includes(level) || level === 0);
}

/** The value of the cookie, and of the address that leads back to another application. */
export const cookieValue = (levels: Levels, isMultiple: boolean): ConsentCookieValue =>
  isMultiple ? [...levels] : highest(levels);

/** The levels that a cookie stands for: written by this shop or by another application of the same brand. */
export function levelsOf(value: ConsentCookieValue, mode: ConsentMode): Levels {
  if (typeof value === 'number') return upTo(value, mode);
  return levelsOfMode(mode).filter((level) => level === 0 || value.includes(level));
}

const levelOfPurpose: Readonly<Record<StoragePurpose, ConsentLevel>> = {
  necessary: 0,
  // Chosen or typed by the visitor and remembered for them alone: a language, a search.
  preferences: 0,
  analytics: 1,
  // What the shop concludes from what was looked at or bought, for itself alone.
  personalisation: 1,
  advertising: 2,
};

/** Whether levels allow a purpose. Where there are only two boxes, the second one is for all of them. */
export function allows(levels: Levels, purpose: StoragePurpose, mode: ConsentMode): boolean {
  const needed = levelOfPurpose[purpose];
  return needed === 0 || levels.includes(mode === 'twoCheckboxes' ? 2 : needed);
}
