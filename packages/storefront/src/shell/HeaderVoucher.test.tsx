import { loadMessages } from '@touchline/features/platform/i18n';
import { VoucherList, vouchersMessages } from '@touchline/features/loyalty/vouchers';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import HeaderVoucher from './HeaderVoucher.tsx';
import { testStores } from '../state/testing/testStores.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page with what is given on it. */
async function page() {
  const stores = await testStores();
  await loadMessages(stores.translator, [vouchersMessages]);
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = createRoot(box);
  const show = (content: ReactNode) => act(async () => root.render(<App stores={stores}>{content}</App>));
  const after = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
  return { box, show, after };
}

it('tells of a voucher below the profile icon for 5000 ms, and then closes by itself [A2.60, A4.96, A9.20]', async () => {
  const { box, show, after } = await page();
  await show(<HeaderVoucher voucher={{ value: 10 }} path="/" />);
  expect(box.querySelector('[role=status] a')?.textContent).toBe('You have a £10 voucher');
  await after(4999);
  expect(box.querySelector('[role=status]')).not.toBeNull();
  await after(1);
  expect(box.querySelector('[role=status]')).toBeNull();
});

it('closes it when another page opens, and does not open it again there [A4.96]', async () => {
  const { box, show, after } = await page();
  await show(<HeaderVoucher voucher={{ value: 10 }} path="/" />);
  await after(1000);
  await show(<HeaderVoucher voucher={{ value: 10 }} path="/cart" />);
  expect(box.querySelector('[role=status]')).toBeNull();
  await show(<HeaderVoucher voucher={{ value: 10 }} path="/" />);
  expect(box.querySelector('[role=status]')).toBeNull();
});

it('says for 2 s that the code of a voucher was copied [A9.29]', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const { box, show, after } = await page();
  const voucher = { code: 'K7QM-2XWF-9HPT', value: 10, minimum: 50, currency: 'GBP' };
  await show(
    <VoucherList vouchers={[{ ...voucher, status: 'ACTIVE', expiresAt: '2027-01-31T10:00:00Z' }]} />,
  );
  const button = box.querySelector<HTMLElement>('[data-state]');
  await act(async () => button?.querySelector('button')?.click());
  expect(copied).toHaveBeenCalledWith(voucher.code);
  expect(button?.dataset['state']).toBe('copied');
  await after(1999);
  expect(button?.dataset['state']).toBe('copied');
  await after(1);
  expect(button?.dataset['state']).not.toBe('copied');
});
