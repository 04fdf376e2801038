import { beginBag, plentyOf } from './support/bag.ts';
import { cards, confirmed, fillCard, byCard, cardFrame, payButton, readyToPay } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { expect, test } from './support/test.ts';
import { tell } from './support/warehouse.ts';

test('a parcel is followed from the warehouse to the door, on the page and by mail', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await pageOfItsOwn(browser, baseURL);
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  await payButton(page).click();
  const orderId = await confirmed(page);
  const link = (await page.getByRole('link', { name: 'Open this order' }).getAttribute('href')) ?? '';

  await tell(page.request, orderId, 'packed');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Packed' })).toContainText('done');

  const tracking = {
    ...{ carrier: 'Royal Mail', trackingNumber: 'JD0002' },
    trackingUrl: 'https://carrier.example/JD0002',
  };
  await tell(page.request, orderId, 'sent', tracking);
  await page.reload();
  await expect(page.getByText('Tracking number JD0002')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
    'href',
    tracking.trackingUrl,
  );
  await tell(page.request, orderId, 'delivered');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Delivered on/ })).toBeVisible();
  const order = await page.request.get(`/api/chk/orders/${orderId}?sitePath=gb`);
  expect(await order.json()).toMatchObject({ status: 'completed' });

  const mail = await page.request.get(`/mailbox/parcel-sent%3A${orderId}.1/html`);
  expect(await mail.text()).toContain('JD0002');
  await page.context().close();
});

test('whoever collects gets a mail with the code once the order is ready', async ({ browser, baseURL }) => {
  test.slow();
  const page = await pageOfItsOwn(browser, baseURL);
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  await page.goto('/gb/checkout');
  await hydrated(page);
  for (const [name, value] of [
    ['Email address', 'maya@example.org'],
    ['Mobile number', '07700 900123'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('radio', { name: 'Collect from a store', exact: true }).check();
  await page.getByRole('button', { name: 'Choose a store' }).click();
  const dialog = page.getByRole('dialog', { name: 'Collect from a store' });
  await dialog.getByRole('combobox').fill('London');
  await dialog.getByRole('option').first().click();
  await dialog
    .getByRole('radio', { name: /Today|Closed today/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Collect here' }).click();
  for (const [name, value] of [
    ['First name', 'Maya'],
    ['Last name', 'Okafor'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Collect from a store Free/ })).toBeChecked();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  const orderId = await confirmed(page);
  const answer = await page.request.get(`/api/chk/orders/${orderId}?sitePath=gb`);
  const { shippingLineItemList } = (await answer.json()) as {
    shippingLineItemList: { pickup?: { code?: string } }[];
  };
  const code = shippingLineItemList[0]?.pickup?.code ?? 'no code';

  await tell(page.request, orderId, 'ready');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Ready to collect since/ })).toBeVisible();
  const mail = await (await page.request.get(`/mailbox/parcel-ready%3A${orderId}.1/html`)).text();
  expect(mail).toContain(code);
  await page.context().close();
});
