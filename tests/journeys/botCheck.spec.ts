import { beginBag, plentyOf } from './support/bag.ts';
import { cardFrame, cards, confirmed, field, fillCard, payButton, readyToPay } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

test('four declined cards lead to a bot check; after it the payment continues [C8.45, C8.46]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { sku } = await plentyOf(page, 'DZ2001_202');
  await beginBag(page, sku);
  await readyToPay(page, cards.declined, { areDetailsKnown: true });
  for (let round = 1; round <= 4; round += 1) {
    if (round > 1) await fillCard(cardFrame(page), cards.declined);
    const answered = page.waitForResponse((response) => /payment[-_]methods/.test(response.url()));
    await payButton(page).click();
    await answered;
    await expect(page.getByText('The payment did not go through')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Paying' })).toHaveCount(0);
  }
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  const check = page.getByRole('group', { name: 'One check before paying' });
  await expect(check).toBeFocused();
  await expect(page.getByText('Something went wrong on our side')).toHaveCount(0);
  await expect(field(page, 'Postcode')).toHaveValue('M4 3AQ');
  await expect(cardFrame(page).getByLabel('Name on card')).toHaveValue('Maya Okafor');
  await check.getByRole('button', { name: 'I am a person, go on' }).click();
  await confirmed(page);
});
