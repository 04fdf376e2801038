import { Badge } from '@touchline/design-system/Badge';
import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { focusOnLoad } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Panel, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { BotCheckCallout } from '../platform/botCheck/index.ts';
import { EmailVerificationCallout, type EmailVerificationStore } from '../account/emailVerification/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { DrawActions } from './DrawActions.tsx';
import { launchesMessages } from './launchesMessages.ts';
import { drawPath, launchPath } from './launchPath.ts';
import type { LaunchStore } from './LaunchStore.ts';
import { LaunchTimer } from './LaunchTimer.tsx';
import { LaunchWhen } from './LaunchWhen.tsx';
import { phaseTexts } from './phaseTexts.ts';
import { useAnnouncedChange, useLaunchWatch } from './useLaunchWatch.ts';
import { WaitingRoomActions } from './WaitingRoomActions.tsx';

export interface LaunchPanelProps {
  store: LaunchStore;
  /** Sends the link that verifies the visitor's email address, which taking part needs. */
  verification: EmailVerificationStore;
  /** The page that it stands on, below the site path: signing in leads back there. */
  returnTo: string;
  /** Whether the page is that of the launch, which it then does not link to. @default false */
  isOwnPage?: boolean | undefined;
  /** Leads to the membership; absent where there is no programme. */
  membershipPath?: string | undefined;
  /** Joins the programme, for whoever is no member yet; absent where there is none. */
  membershipOffer?: ReactNode;
}

/** Where the visitor is in a launch: how it sells, the time left, and what can be done now. */
export const LaunchPanel = observer(function LaunchPanel(props: LaunchPanelProps) {
  const { store, isOwnPage = false, membershipOffer } = props;
  const t = useMessages(launchesMessages);
  const site = useSite();
  const title = useId();
  const texts = phaseTexts(store, t, site);
  const handleEnd = useLaunchWatch(store, store.lookAfter);
  useAnnouncedChange(store.standing && texts?.title);
  const { known: event } = store;
  if (!event || !texts) return null;
  const isDraw = event.eventType === 'Hype2.0';
  return (
    <Panel
      variant="outlined"
      role="region"
      aria-labelledby={title}
      data-phase={store.phase?.kind}
      id="launch"
    >
      <Stack gap={16}>
        <Stack gap={8}>
          <Cluster gap={8}>
            <Badge tone={event.state === 'past' ? 'plain' : 'accent'}>{t(`kind.${event.eventType}`)}</Badge>
          </Cluster>
          <Heading level={2} variant="head" id={title}>
            {texts.title}
          </Heading>
          <p>{texts.text}</p>
          <LaunchWhen event={event} />
        </Stack>
        <LaunchTimer store={store} onEnd={handleEnd} />
        {membershipOffer}
        <Obstacle {...props} />
        <Problem store={store} />
        <BotCheckCallout store={store.botCheck} purpose="join" about="account" />
        <BotCheckCallout store={store.botCheck} purpose="enter" about="account" />
        {event.eventType === 'Waitroom' ? <WaitingRoomActions store={store} /> : null}
        {isDraw ? <DrawActions store={store} /> : null}
        <Cluster gap={16}>
          {isOwnPage ? null : <Link href={site.href(launchPath(event.id))}>{t('details')}</Link>}
          {isDraw ? <Link href={site.href(drawPath(event.id))}>{t('draw.link')}</Link> : null}
        </Cluster>
      </Stack>
    </Panel>
  );
});

const takesPart = new Set([
  'joinable',
  'left',
  'seatLost',
  'placeLost',
  'enterable',
  'withdrawn',
  'membersOnly',
]);

/** What to do first: sign in, join the programme, confirm the address. */
const Obstacle = observer(function Obstacle({
  store,
  verification,
  returnTo,
  membershipPath,
}: LaunchPanelProps) {
  const t = useMessages(launchesMessages);
  const site = useSite();
  const { obstacle, phase } = store;
  if (!obstacle || !phase || !takesPart.has(phase.kind)) return null;
  const isForMembers = phase.kind === 'membersOnly';
  const signIn = site.signInHref(returnTo);
  const membership =
    isForMembers && membershipPath !== undefined ? (
      <Link href={site.href(membershipPath)}>{t('membership')}</Link>
    ) : null;
  if (obstacle === 'signedOut')
    return (
      <Stack gap={12}>
        {isForMembers ? null : <p>{t('obstacle.signedOut')}</p>}
        {signIn === undefined ? null : (
          <ButtonLink href={signIn} isWide>
            {t('signIn')}
          </ButtonLink>
        )}
        {membership}
      </Stack>
    );
  if (obstacle === 'notVerified')
    return (
      <EmailVerificationCallout
        store={verification}
        returnTo={returnTo}
        purpose="launch"
        onVerified={() => void store.look()}
      />
    );
  return membership;
});

/** Why the last action was not carried out. */
const Problem = observer(function Problem({ store }: { store: LaunchStore }) {
  const t = useMessages(launchesMessages);
  const { problem, status } = store;
  if (!problem) {
    return status.kind === 'failed' ? (
      <Callout tone="urgent" isAnnounced>
        {t(`failed.${status.reason}`)}
      </Callout>
    ) : null;
  }
  // A missing size stands at the sizes, and the bot check says itself what it needs.
  if (problem === 'sizeMissing' || problem === 'botCheck') return null;
  return (
    <Callout tone="urgent" isAnnounced tabIndex={-1} {...focusOnLoad}>
      {t(`problem.${problem}`)}
    </Callout>
  );
});
