import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { announce } from '../LiveRegion/announce.ts';
import { timeLeft } from './timeLeft.ts';
import type { TimeLeft } from './timeLeft.ts';
import { useNow } from './useNow.ts';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** When it ends, in milliseconds since 1970. */
  endsAt: number;
  /** Formats the time left: `({ hours, minutes }) => "2 h 14 min"`. */
  format: (left: TimeLeft) => string;
  /** Shown instead of the time once it has finished: "Orders now leave on Monday". */
  children: ReactNode;
  /**
   * The time at which the server rendered the page, passed on in its state, so that the browser's first render matches.
   * Without it `placeholder` shows until hydration.
   */
  serverNow?: number | undefined;
  /** Shown until the time is known. @default '–' */
  placeholder?: string | undefined;
  /** Minutes before the end at which the time left is announced. Otherwise it is read on demand only. @default [5, 1] */
  announceAt?: readonly number[] | undefined;
  /** Announced at the end. */
  endLabel: string;
  /** Called once, at the end. */
  onEnd?: (() => void) | undefined;
  /** Source of the current time, in milliseconds. @default Date.now */
  clock?: (() => number) | undefined;
}

const Root = styled.span`
  font-variant-numeric: tabular-nums;
`;

const USUAL = [5, 1] as const;

/** Time left until a real deadline, such as the last order for tomorrow. Stops by itself; announced only a few times. */
export function Countdown({
  endsAt,
  format,
  children,
  serverNow,
  placeholder = '–',
  announceAt = USUAL,
  endLabel,
  onEnd,
  clock = Date.now,
  ...rest
}: CountdownProps) {
  const now = useNow({ clock, first: serverNow, until: endsAt });
  const left = now === undefined ? undefined : timeLeft(endsAt - now);
  const before = useRef<number>(undefined);
  const total = left?.total;

  const latest = useRef({ format, announceAt, endLabel, onEnd });

  useEffect(() => {
    latest.current = { format, announceAt, endLabel, onEnd };
  });

  useEffect(() => {
    if (total === undefined) return;
    const former = before.current;
    before.current = total;
    // A countdown that had finished before the page opened is not announced.
    if (former === undefined || former === 0) return;
    const { format, announceAt, endLabel, onEnd } = latest.current;
    const isPassed = announceAt.map((minutes) => minutes * 60_000).some((at) => former > at && total <= at);
    if (total === 0) {
      announce(endLabel);
      onEnd?.();
    } else if (isPassed) announce(format(timeLeft(total)));
  }, [total]);

  const isOver = left?.total === 0;
  return (
    <Root role="timer" data-state={isOver ? 'over' : 'running'} {...rest}>
      {isOver ? (
        children
      ) : (
        <time dateTime={new Date(endsAt).toISOString()}>{left ? format(left) : placeholder}</time>
      )}
    </Root>
  );
}
