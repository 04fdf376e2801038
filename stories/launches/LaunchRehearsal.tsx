import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { DescriptionList } from '@touchline/design-system/DescriptionList';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Container, Section, Stack } from '@touchline/design-system/layout';
import { ProgressBar } from '@touchline/design-system/ProgressBar';
import { SegmentedChoice } from '@touchline/design-system/SegmentedChoice';
import { useState } from 'react';
import type { RehearsalCounts } from '../../packages/commerce/src/sales/launch/testing/rehearsal.ts';
import type { StageChoice, StageOutcome } from './openStage.ts';

type Kind = 'room' | 'draw';

interface Run {
  kind: Kind;
  counts?: RehearsalCounts;
  outcome?: StageOutcome;
  failure?: string;
}

const number = (value: number): string => value.toLocaleString('en-GB');

/** What must hold, whoever comes and goes. */
function promisesOf(outcome: StageOutcome, stock: number): { text: string; isKept: boolean }[] {
  if ('room' in outcome) {
    const { sold, slippedIn, doubled, turnedAway } = outcome.room;
    return [
      { text: `${number(sold)} of ${number(stock)} pieces sold`, isKept: sold === stock },
      {
        text: `${slippedIn} got in without a seat, ${number(turnedAway)} were turned away`,
        isKept: slippedIn === 0,
      },
      { text: `${doubled} accounts with more than one place or order`, isKept: doubled === 0 },
    ];
  }
  const { sold, slippedIn, turnedAway, check, sizes } = outcome.draw;
  return [
    { text: `${number(sold)} of ${number(stock)} pieces sold`, isKept: sold === stock },
    {
      text: sizes.map((size) => `${size.sku}: ${size.sold} of ${size.pieces}`).join(', '),
      isKept: sizes.every((size) => size.sold === size.pieces),
    },
    {
      text: `${slippedIn} bought without a win, ${number(turnedAway)} were turned away`,
      isKept: slippedIn === 0,
    },
    {
      text: 'Drawing again from the published list gives the same winners',
      isKept: check?.seed === true && check.list && check.winners,
    },
  ];
}

export interface LaunchRehearsalProps extends StageChoice {
  /** Plays a launch; the page loads it with the back end when it begins. */
  rehearse: (
    kind: Kind,
    choice: StageChoice,
    onStep: (counts: RehearsalCounts) => void,
  ) => Promise<StageOutcome>;
}

/** Plays a whole launch before its evening: the numbers that must hold stand below. */
export function LaunchRehearsal({ rehearse, ...choice }: LaunchRehearsalProps) {
  const [kind, setKind] = useState<Kind>('room');
  const [run, setRun] = useState<Run>();
  const isRunning = run !== undefined && !run.outcome && !run.failure;
  const begin = async () => {
    setRun({ kind });
    try {
      const outcome = await rehearse(kind, choice, (counts) => setRun({ kind, counts }));
      setRun((before) => ({ ...before, kind, outcome }));
    } catch (error) {
      setRun({ kind, failure: String(error) });
    }
  };
  const counts = run?.counts;
  const promises = run?.outcome ? promisesOf(run.outcome, choice.stock) : [];
  const isKept = promises.every((promise) => promise.isKept);
  return (
    <Container>
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            Launch rehearsal
          </Heading>
          <p>
            {number(choice.visitors)} visitors, of whom 30 % leave and 20 % are programs, come for{' '}
            {number(choice.stock)} pieces. The clock is virtual; joining, seating, drawing and the gate are
            the functions that the shop runs.
          </p>
          <SegmentedChoice
            legend="What is rehearsed"
            segments={[
              { value: 'room', label: 'Waiting room' },
              { value: 'draw', label: 'Draw' },
            ]}
            value={kind}
            onValueChange={(value) => setKind(value === 'draw' ? 'draw' : 'room')}
          />
          <Cluster gap={16}>
            <Button isBusy={isRunning} busyLabel="Playing" onClick={() => void begin()}>
              Play
            </Button>
          </Cluster>
          {counts ? (
            <>
              <ProgressBar
                label="Sold"
                value={counts.sold}
                max={choice.stock}
                valueText={`${number(counts.sold)} of ${number(choice.stock)}`}
              />
              <DescriptionList
                items={[
                  { term: 'Minutes after the opening', value: String(counts.minute) },
                  { term: 'Waiting', value: number(counts.waiting) },
                  {
                    term: run.kind === 'room' ? 'Seats held' : 'Wins not paid',
                    value: number(counts.holding),
                  },
                  { term: 'Turned away', value: number(counts.turnedAway) },
                ]}
              />
            </>
          ) : null}
          {run?.outcome ? (
            <Callout
              tone={isKept ? 'success' : 'urgent'}
              title={isKept ? 'Everything held' : 'Something did not hold'}
              isAnnounced
            >
              <ul>
                {promises.map(({ text, isKept: held }) => (
                  <li key={text}>{held ? text : `Broken: ${text}`}</li>
                ))}
              </ul>
            </Callout>
          ) : null}
          {run?.failure ? (
            <Callout tone="urgent" isAnnounced>
              {run.failure}
            </Callout>
          ) : null}
        </Stack>
      </Section>
    </Container>
  );
}
