import type { SessionStore } from '@touchline/features/platform/session';
import { stored, type StorageNeeds } from '@touchline/features/platform/storage';
import { visitorMark } from '../state/visitorStorage.ts';
import type { Tabs } from './Tabs.ts';

const mayHaveSession = (needs: StorageNeeds): boolean =>
  window.touchlineVisitor !== undefined || stored(needs).read(visitorMark) !== undefined;

interface FollowOptions {
  session: SessionStore;
  tabs: Tabs;
  needs: StorageNeeds;
  /** The page was rendered for its visitor. */
  isKnown: boolean;
  /** Called on a hydrated page once it is known who the visitor is. */
  onKnown: () => void;
}

/**
 * Keeps who the visitor is in step with the other tabs. Returns what joins the visitor to a page that is the same for
 * everybody, once it is hydrated.
 */
export function followVisitor({ session, tabs, needs, isKnown, onKnown }: FollowOptions) {
  let isTold = false;
  const hear = async (): Promise<void> => {
    isTold = true;
    await session.refresh();
    isTold = false;
  };
  const remember = () => tabs.remember(session.person);
  if (isKnown) remember();
  tabs.listen(() => void hear());
  session.onIdentityChange(() => {
    remember();
    if (!isTold) tabs.tell();
  });
  // A page that Back takes out of the browser's memory has missed the messages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void hear();
  });
  return (): void => {
    if (isKnown) onKnown();
    else if (mayHaveSession(needs))
      void session.refresh().then(() => {
        remember();
        onKnown();
      });
    else {
      session.setBagCount(0);
      remember();
      onKnown();
    }
  };
}
