import { defineStored, plainText } from '@touchline/features/platform/storage';
import { visitorMarker } from './state.ts';

const year = 31_536_000;

/** Says that the visitor may have a session; see `visitorMarker`. It lasts as long as the session. */
export const visitorMark = defineStored<string>({
  key: visitorMarker,
  where: 'cookie',
  maxAge: year,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: plainText,
});

/** An opaque key of the person of this browser; a change tells its other tabs. */
export const browserPerson = defineStored<string>({
  key: 'visitorPerson',
  where: 'local',
  maxAge: year,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: plainText,
});

/** The same of one tab: what another person has typed in it is removed. */
export const tabPerson = defineStored<string>({
  key: 'tabPerson',
  where: 'session',
  maxAge: 'session',
  purpose: 'necessary',
  endsWithLogout: true,
  codec: plainText,
});

/** The last time a tab told the others of a change, in browsers without channels. */
export const visitorChanged = defineStored<string>({
  key: 'visitorChanged',
  where: 'local',
  maxAge: 60,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: plainText,
});

/** What tabs store to agree on who the visitor is. */
export const visitorStorage = [visitorMark, browserPerson, tabPerson, visitorChanged];
