import { Button } from '@touchline/design-system/Button';
import { ProgressBar } from '@touchline/design-system/ProgressBar';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../platform/i18n/index.ts';
import { LaunchForm } from './LaunchForm.tsx';
import { launchesMessages } from './launchesMessages.ts';
import type { LaunchStore } from './LaunchStore.ts';

/** How many come first and how long it takes, from the last answer. */
const QueueFacts = observer(function QueueFacts({ store }: { store: LaunchStore }) {
  const t = useMessages(launchesMessages);
  const { phase } = store;
  if (phase?.kind !== 'waiting') return null;
  const { ahead, waitSeconds } = phase;
  const minutes = Math.ceil((waitSeconds ?? 0) / 60);
  return (
    <div>
      <p>
        <strong>{ahead === 0 ? t('phase.waiting.next') : t('phase.waiting.ahead', { count: ahead })}</strong>
        {waitSeconds === undefined
          ? null
          : ` ${waitSeconds < 60 ? t('phase.waiting.soon') : t('phase.waiting.time', { count: minutes })}`}
      </p>
      <ProgressBar label={t('phase.waiting.progress')} isLabelHidden />
    </div>
  );
});

/** Joining and leaving a waiting room, and the place in it. */
export const WaitingRoomActions = observer(function WaitingRoomActions({ store }: { store: LaunchStore }) {
  const t = useMessages(launchesMessages);
  const { phase, busy, obstacle } = store;
  switch (phase?.kind) {
    case 'joinable':
    case 'left':
    case 'seatLost':
    case 'placeLost':
      if (obstacle) return null;
      return (
        <LaunchForm store={store} action="join">
          <Button type="submit" isWide isBusy={busy === 'join'} busyLabel={t('join.busy')}>
            {t(phase.kind === 'joinable' ? 'join' : 'join.again')}
          </Button>
        </LaunchForm>
      );
    case 'gathering':
    case 'waiting':
    case 'seated':
      return (
        <>
          <QueueFacts store={store} />
          <LaunchForm store={store} action="leave">
            <Button
              type="submit"
              variant="tertiary"
              size="small"
              isBusy={busy === 'leave'}
              busyLabel={t('leave.busy')}
            >
              {t(phase.kind === 'seated' ? 'leave.seat' : 'leave')}
            </Button>
          </LaunchForm>
        </>
      );
    default:
      return null;
  }
});
