import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialogStore, DialogStore, dialogRanks } from '../../platform/dialogs/index.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { paymentInProgressDialog, paymentProgressDelay, showPaymentProgress } from './paymentInProgress.ts';
import type { PlacingStatus } from './placing/PlacingStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const dialogs = new DialogStore(testPorts());
  const idle: { status: PlacingStatus } = { status: { kind: 'idle' } };
  const placing = observable(idle, {}, { deep: false });
  const of = ((definition: unknown) => {
    if (definition !== dialogStore) throw new Error('Only the dialogs are asked for.');
    return dialogs;
  }) as StoreContext['of'];
  const stop = showPaymentProgress({ of }, placing);
  const become = (kind: 'idle' | 'submitting' | 'checking' | 'leaving') =>
    runInAction(() => (placing.status = { kind }));
  return { dialogs, become, stop, isOpen: () => dialogs.isOpen(paymentInProgressDialog.key) };
}

it.each(['submitting', 'checking', 'leaving'] as const)(
  'a payment that is %s and takes its time is told above the checkout, where nothing else opens by itself [A2.111]',
  (kind) => {
    const { dialogs, become, isOpen } = open();
    const paid = dialogs.queue.hold({ only: dialogRanks.paymentInProgress.number });
    become(kind);
    vi.advanceTimersByTime(paymentProgressDelay - 1);
    expect(isOpen()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(true);
    become('idle');
    expect(isOpen()).toBe(false);
    paid();
  },
);

it('a payment that is quick is not interrupted by a dialog', () => {
  const { become, isOpen } = open();
  become('submitting');
  vi.advanceTimersByTime(paymentProgressDelay / 2);
  become('idle');
  vi.advanceTimersByTime(paymentProgressDelay * 2);
  expect(isOpen()).toBe(false);
});

it('the dialog stays while the payment goes on to the next step, and ends with the page', () => {
  const { become, isOpen, stop } = open();
  become('submitting');
  vi.advanceTimersByTime(paymentProgressDelay);
  become('checking');
  expect(isOpen()).toBe(true);
  stop();
  expect(isOpen()).toBe(false);
});
