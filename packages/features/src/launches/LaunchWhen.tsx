import type { LaunchEvent } from '@touchline/contract/launch/event';
import { tierOfGroup } from '@touchline/contract/launch/constants';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { launchesMessages } from './launchesMessages.ts';

const Facts = styled.ul`
  ${type('meta')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  color: ${token('color.text.subtle')};
`;

/** From when to when, for whom, and how it sells: the same for everybody. */
export function LaunchWhen({ event }: { event: LaunchEvent }) {
  const t = useMessages(launchesMessages);
  const site = useSite();
  const { eventStartDate: start, eventEndDate: end, state, earlyAccess, exclusivityGroup } = event;
  const tier = tierOfGroup(exclusivityGroup);
  return (
    <Facts role="list">
      {state === 'upcoming' ? <li>{t('when.from', { moment: site.moment(start, 'short') })}</li> : null}
      {state === 'past' ? (
        <li>{t('when.ended', { moment: site.moment(end ?? start, 'short') })}</li>
      ) : (
        <li>
          {end === undefined ? t('when.noEnd') : t('when.until', { moment: site.moment(end, 'short') })}
        </li>
      )}
      {tier > 0 ? <li>{t('tier', { tier })}</li> : null}
      {earlyAccess && state === 'upcoming' ? (
        <li>{t('early', { tier: earlyAccess.tier, moment: site.moment(earlyAccess.from, 'short') })}</li>
      ) : null}
      <li>{t(`how.${event.eventType}`)}</li>
    </Facts>
  );
}
