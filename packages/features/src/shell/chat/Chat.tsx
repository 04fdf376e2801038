import { observer } from 'mobx-react-lite';
import { createElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { token } from '@touchline/design-system/token';
import type { ConsentSource } from '../../platform/analytics/index.ts';
import { loadRemote, type Remote } from '../../platform/remoteComponent/index.ts';
import type { AuthenticationStore } from '../../platform/session/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { chatUserOf } from './chatUser.ts';

export interface ChatProps {
  remote: Remote;
  /** Where the shop runs, as the chat is told: `DEV`, `STG`, `PRD`. */
  environment: string;
  /** Whether somebody is signed in: then the chat is told who. */
  isSignedIn: boolean;
  authentication: Pick<AuthenticationStore, 'profile' | 'load'>;
  /** The chat stores things in the browser: it is loaded once that is allowed, and leaves when it no longer is. */
  consent: ConsentSource;
  /** Called when it could not be loaded; the shopper sees nothing of it. */
  onFailed: (error: unknown) => void;
  /** Loads it; for stories and tests. @default from its origin */
  load?: (remote: Remote) => Promise<void>;
}

/* Above the bar with the button to buy, where a page has one. */
const Place = styled.aside`
  position: fixed;
  z-index: ${token('layer.bar')};
  inset-block-end: calc(${token('space.16')} + env(safe-area-inset-bottom));
  inset-inline-end: ${token('gutter')};

  body:has([data-edge='end']:not([data-away])) & {
    inset-block-end: calc(72px + ${token('space.16')} + env(safe-area-inset-bottom));
  }
  @media print {
    display: none;
  }
`;

/**
 * The chat of another application, in the corner of every page. It is given environment, locale, the details of whoever is
 * signed in, and `hostApp` (accounts document, section 7). A failure is reported and not shown.
 */
export const Chat = observer(function Chat(props: ChatProps) {
  const { remote, environment, isSignedIn, authentication, consent, onFailed, load = loadRemote } = props;
  const site = useSite();
  const isAllowed = useSyncExternalStore(
    consent.subscribe,
    () => consent.state === 'granted',
    () => false,
  );
  const [isReady, setIsReady] = useState(false);
  const loading = useRef({ load, onFailed });
  const { origin, name } = remote;
  useEffect(() => {
    if (!isAllowed) return;
    let isWanted = true;
    const { load: begin, onFailed: report } = loading.current;
    const person = isSignedIn && !authentication.profile ? authentication.load() : undefined;
    Promise.all([begin({ origin, name }), person]).then(
      () => isWanted && setIsReady(true),
      (error: unknown) => isWanted && report(error),
    );
    return () => {
      isWanted = false;
    };
  }, [origin, name, isAllowed, isSignedIn, authentication]);
  if (!isReady || !isAllowed) return null;
  const { profile } = authentication;
  return (
    <Place>
      {createElement(name, {
        environment,
        locale: site.locale,
        'host-app': 'ECOM',
        'site-path': site.language.sitePath,
        ...(isSignedIn && profile ? { 'user-details': JSON.stringify(chatUserOf(profile)) } : {}),
      })}
    </Place>
  );
});
