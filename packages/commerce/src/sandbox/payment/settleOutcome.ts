import { deliverLater } from './deliverLater.ts';
import type { SandboxEvents } from './SandboxEvents.ts';
import type { SandboxLedger, SandboxPayment, StateChange } from './SandboxLedger.ts';
import type { Scenario } from './scenarios.ts';

export interface Settling {
  readonly ledger: SandboxLedger;
  readonly events: SandboxEvents;
  readonly now: () => Date;
}

/** What an approved payment becomes. */
export const approved = ({ captureNow }: SandboxPayment): StateChange => ({
  state: captureNow ? 'captured' : 'authorised',
});

/** Milliseconds after which repeated and reversed events come. */
const eventDelay = 500;

/** Ends a payment that waits on a page as its scenario says. */
export async function settleOutcome(
  { ledger, events }: Settling,
  payment: SandboxPayment,
  scenario: Scenario,
  about: Pick<StateChange, 'cardBrand' | 'lastDigits'> = {},
): Promise<void> {
  if (scenario.kind === 'hang') return;
  const isTaken = ['refundLater', 'partRefundLater', 'eventsReversed'].includes(scenario.kind);
  const change: StateChange =
    scenario.kind === 'decline'
      ? { state: 'declined', declineCode: scenario.code }
      : isTaken
        ? { state: 'captured' }
        : approved(payment);
  const settled = await ledger.settle(payment.id, { ...change, ...about });
  if (!settled || scenario.kind === 'late') return;
  if (scenario.kind === 'eventsTwice') return events.deliverTwice(settled, eventDelay);
  if (scenario.kind === 'eventsReversed') return events.deliverInReverse(settled, eventDelay);
  await events.deliver(settled);
  await deliverLater({ ledger, events }, settled, scenario);
}
