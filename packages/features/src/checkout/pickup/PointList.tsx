import type { PickupPoint } from '@touchline/contract/pickup/schema';
import { AccordionItem } from '@touchline/design-system/Accordion';
import { OpeningHours } from '@touchline/design-system/OpeningHours';
import { RadioCard, RadioCards } from '@touchline/design-system/RadioCards';
import { token } from '@touchline/design-system/token';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { hoursOf } from './openingHours.ts';
import { pickupMessages } from './pickupMessages.ts';
import { pointKey } from './PickupStore.ts';
import { useHoursLabels, usePointTexts, type PointTexts } from './usePointTexts.ts';

const Lines = styled.span`
  display: grid;
  gap: ${token('space.4')};
`;

const Stock = styled.strong`
  color: ${token('color.text')};
  font-weight: 650;
  &[data-stock='all'] {
    color: ${token('color.success')};
  }
`;

export interface PointListProps {
  points: readonly PickupPoint[];
  /** Names the list: "Stores". */
  legend: string;
  /** When the points were found: decides which hours are today's. */
  foundAt: Date;
  /** Name of the form field; its value is `type:id`. @default generated */
  name?: string;
  /** Key of the picked point. */
  picked?: string | undefined;
  onPick?: ((key: string) => void) | undefined;
  /** What to do about the choice as a whole. */
  error?: string | undefined;
  /** Below the opening hours of the picked point: what its carrier wants to know. */
  children?: ReactNode;
}

/** Pick-up points to choose from, nearest first. One that takes nothing is shown and can't be chosen. */
export function PointList({
  points,
  legend,
  foundAt,
  name,
  picked,
  onPick,
  error,
  children,
}: PointListProps) {
  const textsOf = usePointTexts();
  return (
    <RadioCards
      legend={legend}
      isLegendHidden
      name={name}
      error={error}
      {...(onPick ? { value: picked ?? '', onValueChange: onPick } : { defaultValue: picked })}
    >
      {points.map((point) => {
        const key = pointKey(point);
        const texts = textsOf(point, foundAt);
        const isPicked = key === picked;
        return (
          <RadioCard
            key={key}
            value={key}
            data-point={key}
            disabled={point.unavailable !== undefined}
            label={point.name}
            detail={texts.distance}
            warning={texts.unavailable}
            description={<PointLines texts={texts} stock={point.stock} />}
          >
            {isPicked ? (
              <>
                <AllHours point={point} />
                {children}
              </>
            ) : null}
          </RadioCard>
        );
      })}
    </RadioCards>
  );
}

function PointLines({ texts, stock }: { texts: PointTexts; stock: PickupPoint['stock'] }) {
  const { kind, address, today, stock: there, ready } = texts;
  const state = [there, ready].filter((text) => text !== undefined);
  return (
    <Lines>
      {kind === undefined ? null : <span>{kind}</span>}
      <span>
        <bdi translate="no">{address}</bdi>
      </span>
      {today === undefined ? null : <span>{today}</span>}
      {state.length > 0 ? (
        <span>
          {there === undefined ? null : <Stock data-stock={stock}>{there}</Stock>}
          {state.length > 1 ? '. ' : null}
          {ready}
        </span>
      ) : null}
    </Lines>
  );
}

/** The opening hours of the whole week, folded. */
export function AllHours({ point }: { point: PickupPoint }) {
  const t = useMessages(pickupMessages);
  const site = useSite();
  const labels = useHoursLabels();
  return (
    <AccordionItem level="none" title={t('hours.title')}>
      <OpeningHours hours={hoursOf(point)} locale={site.locale} labels={labels} />
    </AccordionItem>
  );
}
