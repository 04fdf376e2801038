import type { PickupPoint } from '@touchline/contract/pickup/schema';
import { OpenNow } from '@touchline/design-system/OpeningHours';
import { Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useSite } from '../../platform/site/index.ts';
import { hoursOf } from './openingHours.ts';
import { AllHours } from './PointList.tsx';
import { useHoursLabels, usePointTexts } from './usePointTexts.ts';

const Name = styled.strong`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Address = styled.address`
  font-style: normal;
  color: ${token('color.text.subtle')};
`;

/** The place where goods are collected: name, address, whether it is open, and when the goods are ready. */
export function PointSummary({ point }: { point: PickupPoint }) {
  const site = useSite();
  const labels = useHoursLabels();
  const { address, kind, ready, stock } = usePointTexts()(point, undefined);
  const when = ready ?? (point.stock === 'later' ? stock : undefined);
  return (
    <Stack gap={4}>
      <Name translate="no">{point.name}</Name>
      {kind === undefined ? null : <span>{kind}</span>}
      <Address>
        <bdi translate="no">{address}</bdi>
      </Address>
      {when === undefined ? null : <span>{when}</span>}
      <OpenNow hours={hoursOf(point)} locale={site.locale} labels={labels} />
      <AllHours point={point} />
    </Stack>
  );
}
