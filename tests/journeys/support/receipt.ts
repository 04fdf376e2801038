import { expect, request, type Page } from 'playwright/test';
import { originOf } from './bag.ts';

/** The receipt of the order whose confirmation is open, as text; the mailbox answers only calls of this machine. */
export async function receiptOf(page: Page): Promise<string> {
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const here = await request.newContext({ baseURL: await originOf(page) });
  let receipt = '';
  await expect(async () => {
    const answer = await here.get(`/mailbox/order-placed%3A${orderId}`);
    expect(answer.status()).toBe(200);
    receipt = await answer.text();
  }).toPass({ timeout: 15_000 });
  await here.dispose();
  return receipt.replaceAll('\u00a0', ' ');
}
