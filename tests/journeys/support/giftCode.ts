import { expect, type Page } from 'playwright/test';
import { mailTo } from './account.ts';
import { originOf } from './bag.ts';
import { cards, saveDetails } from './checkout.ts';

/**
 * Buys a gift card by the calls of the pages, and reads its code in the mail. The bag of the visitor is
 * empty afterwards.
 */
export async function giftCode(page: Page, pounds: 25 | 50 | 100 | 150): Promise<string> {
  const origin = await originOf(page);
  const headers = { origin };
  const recipientEmail = `gift-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const added = await page.request.post('/api/chk/baskets/-/items?sitePath=gb', {
    headers,
    data: [
      {
        ...{ productId: `GC1001_${String(pounds).padStart(3, '0')}`, quantity: 1 },
        gift: { recipientEmail, recipientName: 'Ada Lovelace', senderName: 'Maya' },
      },
    ],
  });
  expect(added.status(), await added.text()).toBe(200);
  const { basketId } = (await added.json()) as { basketId: string };
  await saveDetails(page);
  const methods = await page.request.get(
    `/api/chk/baskets/${basketId}/payment_methods?sitePath=gb&startPaymentSession=true`,
  );
  const { configuration } = (await methods.json()) as {
    configuration: { checkoutId: string; frameUrl: string; frameOrigin: string };
  };
  const typed = await page.request.post(configuration.frameUrl, {
    headers: { origin: configuration.frameOrigin },
    data: { creditCard: cards.approved, expiryDate: '08/29', securityCode: '123', cardHolder: 'Maya Okafor' },
  });
  const { token: paymentToken } = (await typed.json()) as { token: string };
  const { checkoutId } = configuration;
  const placed = await page.request.post('/api/chk/orders?sitePath=gb', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { basketId, paymentMethodId: 'CREDIT_CARD', checkoutId, paymentToken, confirmedTotal: pounds },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  const mail = await mailTo(origin, recipientEmail, 'gift-card');
  const [code] = /(?:[0-9A-F]{4} ){4}[0-9A-F]{4}/.exec(mail) ?? [];
  if (!code) throw new Error('There is no code in the mail.');
  return code;
}

/** The end of a code, by which its owner knows the card. */
export const endOf = (code: string): string => code.slice(-4);
