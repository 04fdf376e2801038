import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatDay, formatSpan, weekOf } from './formatHours.ts';
import { OpenNow } from './OpenNow.tsx';
import type { OpenNowLabels } from './OpenNow.tsx';
import { clockAt, isAllDay, weekdayOf } from './openingTimes.ts';
import type { Hours, OpenSpan, SpecialDay } from './openingTimes.ts';
import { useMinute } from './useMinute.ts';

/** Texts of the table, except times and days, which are formatted for the language. */
export interface OpeningHoursLabels extends OpenNowLabels {
  /** Names the table: "Opening hours". */
  caption: string;
  /** Shown instead of times: "Closed". */
  closedAllDay: string;
  /** Shown instead of 00:00–24:00: "24 hours". */
  allDay: string;
  /** Next to the current day: "Today". */
  today: string;
  /** Heading of the special days: "Other hours". */
  special: string;
}

export interface OpeningHoursProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Weekly and special opening hours. */
  hours: Hours;
  /** Language of days and times; its region decides the first day of the week: "en-GB". */
  locale: string;
  /** Texts in the language of the page. */
  labels: OpeningHoursLabels;
  /**
   * The time of the server's render, so that server and browser mark the same day. Without it nothing is marked until
   * hydration; then it follows the clock.
   */
  now?: Date | undefined;
  /** Hides the line that shows whether it is open, for when it is shown elsewhere. @default false */
  isStateHidden?: boolean | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${token('space.12')};
`;

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 480px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: ${token('space.8')} 0;
    border-block-end: 1px solid ${token('color.line')};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  & td {
    padding-inline-start: ${token('space.16')};
    text-align: end;
  }
  & th {
    overflow-wrap: anywhere;
  }
  & td > span {
    display: block;
  }
  & th > small {
    ${type('fine')}
    display: block;
    color: ${token('color.text.subtle')};
  }
  & [data-closed] > td {
    color: ${token('color.text.subtle')};
  }
  & [data-today] > :is(th, td) {
    font-weight: 650;
  }
  & tbody:last-child > tr:last-child > * {
    border: 0;
  }
  & [scope='rowgroup'] {
    ${type('label')}
    padding-block-start: ${token('space.24')};
  }
`;

interface LineProps {
  name: ReactNode;
  note?: string | undefined;
  spans: readonly OpenSpan[];
  locale: string;
  closed: string;
  allDay: string;
  isToday?: boolean;
}

function Line({ name, note, spans, locale, closed, allDay, isToday = false }: LineProps) {
  return (
    <tr
      data-today={isToday ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
      data-closed={spans.length === 0 ? '' : undefined}
    >
      <th scope="row">
        {name}
        {note ? <small>{note}</small> : null}
      </th>
      <td>
        {spans.length === 0
          ? closed
          : spans.map((span) => (
              <span key={span.opens}>{isAllDay(span) ? allDay : formatSpan(span, locale)}</span>
            ))}
      </td>
    </tr>
  );
}

/** The opening hours of a place: the week with today marked, whether it is open now, and special days. */
export function OpeningHours({
  hours,
  locale,
  labels,
  now: given,
  isStateHidden = false,
  ...rest
}: OpeningHoursProps) {
  const now = useMinute(given);
  const today = now && clockAt(now, hours.timeZone).day;
  // Past special days are not listed.
  const special = (hours.special ?? []).filter(({ date }) => today === undefined || date >= today);
  const specialToday: SpecialDay | undefined = special.find(({ date }) => date === today);
  const shared = { locale, closed: labels.closedAllDay, allDay: labels.allDay };
  return (
    <Root {...rest}>
      {isStateHidden ? null : <OpenNow hours={hours} locale={locale} labels={labels} now={now} />}
      <Table>
        <caption>
          <VisuallyHidden>{labels.caption}</VisuallyHidden>
        </caption>
        <tbody>
          {weekOf(locale).map((weekday) => {
            const isToday = today !== undefined && weekdayOf(today) === weekday;
            const own = isToday ? specialToday : undefined;
            return (
              <Line
                key={weekday}
                {...shared}
                name={formatDay(weekday, locale)}
                note={isToday ? [labels.today, own?.name].filter(Boolean).join(' · ') : undefined}
                spans={own?.spans ?? hours.week[weekday] ?? []}
                isToday={isToday}
              />
            );
          })}
        </tbody>
        {special.length > 0 ? (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {labels.special}
              </th>
            </tr>
            {special.map(({ date, spans, name }) => (
              <Line
                key={date}
                {...shared}
                name={<time dateTime={date}>{formatDay(date, locale, true)}</time>}
                note={name}
                spans={spans}
              />
            ))}
          </tbody>
        ) : null}
      </Table>
    </Root>
  );
}
