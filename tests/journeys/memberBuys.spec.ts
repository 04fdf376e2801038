import { becomeMember } from './support/account.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import {
  byCard,
  cardFrame,
  cards,
  confirmed,
  delivery,
  field,
  fillCard,
  fillDetails,
  payButton,
} from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('a member’s address is kept and fills in the next checkout; it is managed in the account [C1.11, C6.01]', async ({
  page,
}) => {
  await becomeMember(page);
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  await hydrated(page);
  await expect(page.getByText(/^Signed in as maya\./)).toBeVisible();
  await fillDetails(page);
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await byCard(page).check();
  await fillCard(cardFrame(page), cards.approved);
  await payButton(page).click();
  await confirmed(page);

  await beginBag(page, sku);
  await page.goto('/gb/checkout');
  await hydrated(page);
  const saved = page.getByRole('radio', { name: /^Maya Okafor.*12 Canal Street, Manchester, M4 3AQ/ });
  await expect(saved).toBeChecked();
  await expect(delivery(page, /^Standard/)).toBeChecked();
  await page.getByRole('radio', { name: 'Another address' }).check();
  await expect(field(page, 'Postcode')).toHaveValue('');
  await saved.check();
  await expect(delivery(page, /^Standard/)).toBeChecked();

  await page.goto('/gb/account/addresses');
  await hydrated(page);
  await expect(page.getByRole('listitem').filter({ hasText: '12 Canal Street' })).toContainText('Default');
  await page.getByRole('button', { name: 'Remove: 12 Canal Street, Manchester' }).click();
  await expect(page.getByText(/No address is kept yet/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
