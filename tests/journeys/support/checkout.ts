import { hydrated } from './hydrated.ts';
import { beginBag, originOf, plentyOf } from './bag.ts';
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';

/** Numbers of the sandbox's test cards, by their outcome. */
export const cards = {
  approved: '4242424242424242',
  declined: '4000000000001067',
  step: '4000000000002016',
  lost: '4000000000002040',
  sessionOver: '4000000000002115',
} as const;

const details: readonly (readonly [name: string, value: string])[] = [
  ['Email address', 'maya@example.org'],
  ['Mobile number', '07700 900123'],
  ['First name', 'Maya'],
  ['Last name', 'Okafor'],
  ['Address line 1', '12 Canal Street'],
  ['Town or city', 'Manchester'],
  ['Postcode', 'M4 3AQ'],
];

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Fills in contact and address of a guest in the British shop. */
export async function fillDetails(page: Page, { isTyped = false } = {}): Promise<void> {
  for (const [name, value] of details) {
    if (isTyped) {
      await tabTo(page, field(page, name));
      await page.keyboard.type(value);
    } else await field(page, name).fill(value);
  }
  await page.keyboard.press('Tab');
}

export const delivery = (page: Page, name: RegExp): Locator => page.getByRole('radio', { name });
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay £/ });
export const byCard = (page: Page): Locator => page.getByRole('radio', { name: /^Credit or debit card/ });
export const hosted = (page: Page): Locator => page.getByRole('radio', { name: /provider’s page/ });

export const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Card details, from our payment provider"]');
export const bankFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Confirmation page of the bank"]');

/** Fills in the four card fields; the same on the provider's own page. */
export async function fillCard(frame: FrameLocator | Page, number: string): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry date').fill('08/29');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Name on card').fill('Maya Okafor');
}

/** Saves contact and address of the guest who has a bag, by the calls that the checkout makes. */
export async function saveDetails(page: Page): Promise<void> {
  const headers = { origin: await originOf(page) };
  const bag = await page.request.get('/api/chk/basket/bag?sitePath=gb');
  const { basketId } = (await bag.json()) as { basketId: string };
  const email = 'maya@example.org';
  const contact = await page.request.patch(`/api/chk/baskets/${basketId}?sitePath=gb`, {
    headers,
    data: { customer: { email } },
  });
  expect(contact.status(), await contact.text()).toBe(200);
  const shipment = await page.request.patch(`/api/chk/baskets/${basketId}/shipment?sitePath=gb`, {
    headers,
    data: {
      shippingAddress: {
        ...{ type: 'shipping', firstName: 'Maya', lastName: 'Okafor', emailAddress: email },
        ...{ phoneNumber: '+447700900123', country: 'GB', postalCode: 'M4 3AQ' },
        ...{ line1: '12 Canal Street', city: 'Manchester', region: '' },
      },
    },
  });
  expect(shipment.status(), await shipment.text()).toBe(200);
}

/** Opens the checkout and completes it up to the payment. */
async function openCheckout(page: Page, areDetailsKnown: boolean): Promise<void> {
  if (areDetailsKnown) await saveDetails(page);
  await page.goto('/gb/checkout');
  await hydrated(page);
  if (!areDetailsKnown) await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
}

/** Completes the checkout up to the card, without paying; `areDetailsKnown` where no test types contact and address. */
export async function readyToPay(
  page: Page,
  number: string,
  { areDetailsKnown = false } = {},
): Promise<void> {
  await openCheckout(page, areDetailsKnown);
  await byCard(page).check();
  await fillCard(cardFrame(page), number);
}

/** Completes the checkout up to the provider's own page. */
export async function hostedPage(page: Page, { areDetailsKnown = false } = {}): Promise<void> {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await openCheckout(page, areDetailsKnown);
  await hosted(page).check();
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
}

/** After a failed payment: the shopper pays with this card. */
export async function payWith(page: Page, number: string): Promise<void> {
  // While the page is busy, the card fields are those of the previous payment.
  await expect(page.getByRole('button', { name: 'Paying' })).toHaveCount(0);
  await byCard(page).check();
  await fillCard(cardFrame(page), number);
  await payButton(page).click();
}

/** Expects the confirmation of a paid order; returns its number. */
export async function confirmed(page: Page): Promise<string> {
  await page.waitForURL(/\/gb\/confirmation\?orderId=/, { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good call, Maya$/);
  await expect(page.getByRole('link', { name: 'Bag, empty' })).toBeVisible();
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** Presses Tab until an element has the focus: fails when the keyboard does not reach it. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  // Found once: on a long page, to find an element by its role takes longer than the key.
  let element = await target.elementHandle();
  const look = () =>
    element?.evaluate((one) =>
      one.isConnected ? one.ownerDocument.hasFocus() && one.matches(':focus') : undefined,
    );
  const hasFocus = async (): Promise<boolean | undefined> => {
    const found = await look();
    if (found !== undefined) return found;
    // The page has drawn another one in its place.
    element = await target.elementHandle();
    return look();
  };
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(), `the focus after ${most} times Tab`).toBe(true);
}
