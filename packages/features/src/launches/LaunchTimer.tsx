import { Countdown } from '@touchline/design-system/Countdown';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../platform/i18n/index.ts';
import { launchesMessages } from './launchesMessages.ts';
import type { LaunchStore } from './LaunchStore.ts';

const Line = styled.p`
  ${type('meta')}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space.4')} ${token('space.8')};
  color: ${token('color.text.subtle')};
  & > :last-child {
    ${type('card')}
    color: ${token('color.text')};
  }
`;

type Label = 'startsIn' | 'endsIn' | 'closesIn' | 'phase.won.left' | 'phase.seated.held';

/** What the countdown of a phase runs to; `undefined` where nothing is counted down. */
function targetOf(store: LaunchStore): { label: Label; at: string } | undefined {
  const { known, phase } = store;
  if (!known || !phase) return undefined;
  const { eventStartDate: start, eventEndDate: end } = known;
  const untilEnd = (label: Label) => (end === undefined ? undefined : { label, at: end });
  switch (phase.kind) {
    case 'upcoming':
    case 'gathering':
      return { label: 'startsIn', at: start };
    case 'joinable':
    case 'left':
    case 'seatLost':
    case 'placeLost':
      return phase.isOpen ? untilEnd('endsIn') : { label: 'startsIn', at: start };
    case 'open':
      return phase.isEarly ? undefined : untilEnd('endsIn');
    case 'membersOnly':
    case 'waiting':
      return untilEnd('endsIn');
    case 'enterable':
    case 'entered':
    case 'withdrawn':
      return untilEnd('closesIn');
    case 'seated':
      return { label: 'phase.seated.held', at: phase.until };
    case 'won':
      return { label: 'phase.won.left', at: phase.until };
    default:
      return undefined;
  }
}

export interface LaunchTimerProps {
  store: LaunchStore;
  /** Called at the end. */
  onEnd: () => void;
}

/** Counts down by the server's clock to what comes next: the start, the end, or the end of a seat or a win. */
export const LaunchTimer = observer(function LaunchTimer({ store, onEnd }: LaunchTimerProps) {
  const t = useMessages(launchesMessages);
  const target = targetOf(store);
  if (!target) return null;
  const { at, now } = store.clock;
  const ended = target.label === 'startsIn' ? t('started.now') : t('ended.now');
  // Before the server's time is known nothing is counted: the page may have been kept for a while.
  return (
    <Line>
      <span>{t(target.label)}</span>
      {at === undefined ? (
        <span>–</span>
      ) : (
        <Countdown
          key={target.at}
          endsAt={Date.parse(target.at)}
          serverNow={at}
          clock={now}
          onEnd={onEnd}
          endLabel={ended}
          // A seat is kept by the page itself: nothing has to be done in time.
          announceAt={target.label === 'phase.seated.held' ? [] : [5, 1]}
          format={({ days, hours, minutes, seconds }) => {
            if (days > 0) return t('left.days', { days, hours });
            if (hours > 0) return t('left.hours', { hours, minutes });
            return minutes > 0 ? t('left.minutes', { minutes, seconds }) : t('left.seconds', { seconds });
          }}
        >
          {ended}
        </Countdown>
      )}
    </Line>
  );
});
