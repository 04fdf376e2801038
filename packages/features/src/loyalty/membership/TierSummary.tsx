import { hasEarlyAccess, earlyAccessTier, loyaltyLevels } from '@touchline/contract/loyalty/constants';
import type { LoyaltyStatus } from '@touchline/contract/loyalty/schema';
import { DescriptionList } from '@touchline/design-system/DescriptionList';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { ProgressBar } from '@touchline/design-system/ProgressBar';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { membershipMessages } from './membershipMessages.ts';

const Rungs = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(120px, 100%), 1fr));
  gap: ${token('space.8')};
  & > li {
    ${type('meta')}
    display: grid;
    align-content: start;
    gap: ${token('space.4')};
    padding: ${token('space.12')};
    border: 1px solid ${token('color.edge')};
    border-radius: ${token('radius.control')};
  }
  & > li[aria-current] {
    border: 2px solid ${token('color.text')};
    font-weight: 600;
  }
`;

/** Tier and points of a member, the way to the next tier, and all rungs: not a member, and the four tiers. */
export function TierSummary({ loyalty }: { loyalty: LoyaltyStatus }) {
  const t = useMessages(membershipMessages);
  const site = useSite();
  const { isMember, tierId, levelDescription, progress, tiers, missingPoints, expiring } = loyalty;
  const next = tiers.find((tier) => tier.tierId === progress.nextTier);
  const rungs = [{ tierId: 0, name: t('rung.none'), from: undefined }, ...tiers].slice(0, loyaltyLevels);
  return (
    <Stack gap={24}>
      {isMember ? (
        <>
          <Heading level={2} variant="head">
            {t('tier', { tier: tierId, name: levelDescription })}
          </Heading>
          <DescriptionList
            items={[
              { term: t('points.available'), value: site.number(loyalty.totalPoints) },
              { term: t('points.pending'), value: site.number(loyalty.pendingPoints) },
              { term: t('number'), value: loyalty.membershipId ?? '' },
            ]}
          />
          {next ? (
            <ProgressBar
              label={t('progress', { name: next.name })}
              value={progress.currentPercent}
              valueText={t('progress.missing', { points: site.number(missingPoints ?? 0) })}
              tone="info"
            />
          ) : (
            <p>{t('progress.top')}</p>
          )}
          <p>
            {hasEarlyAccess(tierId) ? t('earlyAccess') : t('earlyAccess.from', { tier: earlyAccessTier })}
          </p>
          {expiring ? (
            <p>
              {t('points.expiring', { points: site.number(expiring.points), day: site.day(expiring.on) })}
            </p>
          ) : null}
        </>
      ) : null}
      <Rungs aria-label={t('rungs')} role="list">
        {rungs.map(({ tierId: rung, name, from }) => (
          <li key={rung} aria-current={rung === tierId ? 'true' : undefined}>
            <span>{rung === 0 ? name : t('tier', { tier: rung, name })}</span>
            {from === undefined ? null : <span>{t('rung.from', { points: site.number(from) })}</span>}
            {rung === tierId && isMember ? <span>{t('rung.current')}</span> : null}
          </li>
        ))}
      </Rungs>
    </Stack>
  );
}
