import { defineStored, json } from '@touchline/features/platform/storage';

/** How far the pages of this tab were scrolled, by the key of their entry in the history. */
export const scrollPositions = defineStored<Readonly<Record<string, number>>>({
  key: 'scroll',
  where: 'session',
  maxAge: 'session',
  purpose: 'necessary',
  endsWithLogout: false,
  codec: json((stored) =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).filter(([, position]) => typeof position === 'number'))
      : undefined,
  ),
});

/** Written by React Router itself: between which paths a page has faded in, so that Back fades, too. */
const viewTransitions = defineStored<unknown>({
  key: 'remix-router-transitions',
  where: 'session',
  maxAge: 'session',
  purpose: 'necessary',
  endsWithLogout: false,
  codec: json((stored) => stored),
});

/** What is stored of the history of this tab. */
export const historyStorage = [scrollPositions, viewTransitions];
