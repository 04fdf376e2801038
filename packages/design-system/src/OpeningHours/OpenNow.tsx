import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { formatDay, formatTime } from './formatHours.ts';
import { openingAt } from './openingTimes.ts';
import type { Hours } from './openingTimes.ts';
import { useMinute } from './useMinute.ts';

/** Texts for a place that is open or closed. Times and days are formatted for the language. */
export interface OpenNowLabels {
  /** "Open until 20:00"; no time when it never closes. */
  open: (until: string | undefined) => string;
  /** "Closed, opens Monday at 10:00". No day: later today; neither: not within the next two weeks. */
  closed: (opensAt: string | undefined, day: string | undefined) => string;
}

export interface OpenNowProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Weekly and special opening hours. */
  hours: Hours;
  /** Language of times and days: "en-GB". */
  locale: string;
  /** Texts for open and closed. */
  labels: OpenNowLabels;
  /**
   * The time of the server's render, so that server and browser render the same. Without it the line is empty until
   * hydration, and then follows the clock.
   */
  now?: Date | undefined;
}

const Root = styled.p`
  ${type('label')}
  display: flex;
  align-items: baseline;
  gap: ${token('space.8')};
  min-block-size: 1lh;

  &[data-state]::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid ${token('color.edge')};
    border-radius: 50%;
  }
  &[data-state='open']::before {
    border-color: ${token('color.success')};
    background: ${token('color.success')};
    ${media.forcedColours} {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** Shows in one line whether a place is open now: a dot and a text. */
export function OpenNow({ hours, locale, labels, now: given, ...rest }: OpenNowProps) {
  const now = useMinute(given);
  if (!now) return <Root {...rest} />;
  const opening = openingAt(hours, now);
  const at = (time: string | undefined) => (time === undefined ? undefined : formatTime(time, locale));
  return (
    <Root data-state={opening.kind} {...rest}>
      {opening.kind === 'open'
        ? labels.open(at(opening.until))
        : labels.closed(
            at(opening.opens?.at),
            opening.opens && opening.opens.inDays > 0 ? formatDay(opening.opens.day, locale) : undefined,
          )}
    </Root>
  );
}
