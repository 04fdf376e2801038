import type { Locator, Page } from 'playwright/test';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { cardFrame, cards, fillCard } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

interface Place {
  site: string;
  country: string;
  phoneNumber: string;
  address: Record<string, string>;
}

const germany: Place = {
  ...{ site: 'en', country: 'DE', phoneNumber: '+4915112345678' },
  address: { line1: 'Hafenstraße 1', city: 'Hamburg', region: '', postalCode: '20457' },
};
const korea: Place = {
  ...{ site: 'kr', country: 'KR', phoneNumber: '+821012345678' },
  address: { line1: '세종대로 110', city: '서울', region: '', postalCode: '04524' },
};
const emirates: Place = {
  ...{ site: 'ae', country: 'AE', phoneNumber: '+971501234567' },
  address: { line1: '12 Al Wasl Road', city: 'Dubai', region: '', postalCode: '' },
};

/** Opens the checkout of a guest whose contact and address are known. */
async function openCheckout(page: Page, { site, country, phoneNumber, address }: Place): Promise<void> {
  const { sku } = await plentyOf(page, 'HK2001', site);
  const basketId = await beginBag(page, sku, { site });
  const headers = { origin: await originOf(page) };
  const email = 'maya@example.org';
  await page.request.patch(`/api/chk/baskets/${basketId}?sitePath=${site}`, {
    headers,
    data: { customer: { email } },
  });
  const saved = await page.request.patch(`/api/chk/baskets/${basketId}/shipment?sitePath=${site}`, {
    headers,
    data: {
      shippingAddress: {
        ...{ type: 'shipping', firstName: 'Maya', lastName: 'Okafor', emailAddress: email },
        ...{ phoneNumber, country, ...address },
      },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`/${site}/checkout`);
  await hydrated(page);
}

const method = (page: Page, name: RegExp): Locator => page.getByRole('radio', { name });

/** What Korea must be agreed to before anything is sent. */
const agree = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /^배송을 위한 개인정보 제3자 제공/ }).check();

/** Orders with a method that is paid later; the confirmation says how. */
async function orderWith(page: Page, place: Place, name: RegExp): Promise<URLSearchParams> {
  await openCheckout(page, place);
  await method(page, name).check();
  if (place === korea) await agree(page);
  await page.getByRole('button', { name: /^(Order now|지금 주문)/ }).click();
  await page.waitForURL(new RegExp(`/${place.site}/confirmation\\?orderId=`), { timeout: 15_000 });
  return new URL(page.url()).searchParams;
}

/** The provider's page of a code. */
const opener = /print or scan|인쇄하거나/;

/** At the till or in the bank's app: presses a button of the sandbox's page of the code. */
async function atTheTill(page: Page, button: RegExp): Promise<void> {
  const address = await page.getByRole('link', { name: opener }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  const shown = await answer.text();
  const action = [...shown.matchAll(/value="(\w+)"[^>]*>\s*([^<]+?)\s*</g)].find(([, , label = '']) =>
    button.test(label),
  )?.[1];
  expect(action, shown).toBeDefined();
  const pressed = await page.request.post(address ?? '', {
    headers: { origin: new URL(answer.url()).origin },
    form: { action: action ?? '' },
  });
  expect(pressed.status()).toBe(200);
}

const headline = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test('a voucher is ordered in Korea, kept over a reload, and what its address says is not shown [C2.15]', async ({
  page,
}) => {
  const params = await orderWith(page, korea, /^가상계좌/);
  expect(Object.fromEntries(params)).toMatchObject({
    ...{ isAsync: 'true', paymentMethodId: 'VIRTUAL_ACCOUNT' },
    paymentVoucherURL: expect.stringContaining('/sandbox/voucher/'),
    expirationDate: expect.stringMatching(/^20\d\d-/),
  });
  await expect(headline(page)).toHaveText(/상품을 따로 보관했습니다$/);
  const code = page.getByRole('main').getByText(/^\d{5}( \d{1,5})+$/);
  const shown = await code.textContent();
  await expect(page.getByRole('img', { name: '결제 창구용 바코드' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(1일 0시간|23시간 5\d분)$/);
  await page.goto(page.url().replace(/expirationDate=[^&]*/, 'expirationDate=2030-01-01&code=1'));
  await expect(code).toHaveText(shown ?? '');
  await expect(page.getByRole('timer')).toHaveText(/^(1일 0시간|23시간 5\d분)$/);
  await atTheTill(page, /^지금 만료/);
  await expect(headline(page)).toHaveText('결제 기한이 지났습니다', { timeout: 20_000 });
});

test('a QR code is paid in part and then in full, and a guest follows the order by its link', async ({
  page,
}) => {
  const params = await orderWith(page, germany, /^Bank transfer with QR code/);
  expect(params.get('paymentQrData')).toContain('00020126');
  await expect(page.getByRole('img', { name: 'QR code for your banking app' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(3 d 0 h|2 d 23 h)$/);
  const link = await page.getByRole('link', { name: 'Open this order' }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(headline(page)).toHaveText(/Set aside for you, Maya$/);
  await hydrated(page);
  await atTheTill(page, /^Pay only/);
  await expect(async () => {
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(page.getByText(/€67\.50 has come in/).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await atTheTill(page, /^Pay only/);
  await expect(headline(page)).toHaveText(/Good call, Maya$/, { timeout: 20_000 });
});

test('a guest in the Emirates pays in cash at the door, in Arabic, with the fee in the sum [C5.01]', async ({
  page,
}) => {
  await openCheckout(page, emirates);
  const atTheDoor = page.getByRole('radio', { name: /الدفع نقدًا عند الباب/ });
  // The cheapest delivery that is not paid in cash is the one that is preselected.
  await expect(page.getByRole('radio', { name: /^عادي.*5:00/ })).toBeChecked();
  await atTheDoor.check();
  await expect(method(page, /^الدفع عند الاستلام/)).toBeChecked();
  await expect(page.getByText('رسوم الدفع عند الاستلام').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: /^اطلب وادفع/ }).click();
  await page.waitForURL(/\/ae\/confirmation\?orderId=/, { timeout: 15_000 });
  await expect(page.getByText(/نقدًا عند وصوله/).first()).toBeVisible();
});

test('paying before delivery has a discount in the Emirates, which cash at the door has not', async ({
  page,
}) => {
  await openCheckout(page, { ...emirates, site: 'em' });
  const discount = page.getByText('Prepayment discount').filter({ visible: true });
  const button = page.getByRole('button', { name: /^(Pay|Order, and pay) AED/ });
  await expect(discount).toBeVisible();
  await expect(button).toContainText('615.95');
  await page.getByRole('radio', { name: /^Standard.*Paid in cash at the door/ }).check();
  await expect(button).toContainText('645.00');
  await expect(discount).toHaveCount(0);
  await expect(page.getByText(/^Pay now instead of at the door and save AED\s19\.05\.$/)).toBeVisible();
  await page.getByRole('radio', { name: /^Standard.*Order by/ }).check();
  await method(page, /^Credit or debit card/).check();
  await expect(button).toContainText('615.95');
  await fillCard(cardFrame(page), cards.approved);
  await button.click();
  await page.waitForURL(/\/em\/confirmation\?orderId=/, { timeout: 15_000 });
  await expect(page.getByText('Prepayment discount')).toBeVisible();
  await expect(page.getByText(/^−AED\s19\.05$/)).toBeVisible();
});

test('a card is paid in instalments in Korea: each month and all of it, before and after paying [C7.12]', async ({
  page,
}) => {
  await openCheckout(page, korea);
  await method(page, /^신용·체크카드/).check();
  const choice = page.getByRole('combobox', { name: '할부' });
  await expect(choice.getByRole('option')).toHaveText([
    /^일시불/,
    ...[2, 3, 4, 5, 6].map((count) => new RegExp(`^${count}개월 × .*무이자$`)),
  ]);
  await choice.selectOption('3');
  await expect(page.getByRole('region', { name: '결제 수단' }).getByRole('status')).toHaveText(
    /총 .*을\(를\) 결제합니다\.$/,
  );
  await page.reload();
  await hydrated(page);
  await method(page, /^신용·체크카드/).check();
  await expect(choice).toHaveValue('3');
  const frame = page.frameLocator('iframe');
  await frame.locator('[name=creditCard]').fill(cards.approved);
  await frame.locator('[name=expiryDate]').fill('08/29');
  await frame.locator('[name=securityCode]').fill('123');
  await frame.locator('[name=cardHolder]').fill('Maya Okafor');
  await agree(page);
  await page.getByRole('button', { name: /결제하기$/ }).click();
  await page.waitForURL(/\/kr\/confirmation\?orderId=/, { timeout: 15_000 });
  await expect(page.getByText(/^3개월 (×|할부)/)).toBeVisible();
});
