import type { SandboxEvents } from './SandboxEvents.ts';
import type { SandboxLedger, SandboxPayment } from './SandboxLedger.ts';
import type { Scenario } from './scenarios.ts';

/** Milliseconds between approval and the later event: time to look at the confirmation page. */
const delay = 10_000;

/** Queues the later events of some test cards: the authorisation is voided, or money is refunded. */
export async function deliverLater(
  { ledger, events }: { readonly ledger: SandboxLedger; readonly events: SandboxEvents },
  payment: SandboxPayment,
  scenario: Scenario,
): Promise<void> {
  const { id, paymentId, amountMinor } = payment;
  if (scenario.kind === 'voidLater') {
    await ledger.void(paymentId, id);
  } else if (scenario.kind === 'refundLater') {
    await ledger.refund(id, amountMinor, `later:${paymentId}`);
  } else if (scenario.kind === 'partRefundLater') {
    await ledger.refund(id, Math.ceil(amountMinor / 2), `later:${paymentId}`);
  } else return;
  const changed = await ledger.byId(id);
  if (changed) await events.deliver(changed, delay);
}
