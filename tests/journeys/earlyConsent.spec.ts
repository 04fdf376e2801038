import { beginBag, plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { slowScript } from './support/slowScript.ts';
import { expect, test } from './support/test.ts';

test.use({ hasAnsweredConsent: false });

test('the question and the settings take an answer before their script is there, and keep it after', async ({
  page,
  context,
}) => {
  await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
  const question = page.getByRole('dialog', { name: 'Your data, your call' });

  await test.step('the bag asks before its script is there, and takes the answer', async () => {
    const release = await slowScript(context);
    await page.goto('/gb/cart');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Reject all' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/gb\/cart$/);
    release();
    await hydrated(page);
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('0');
  });

  await test.step('a choice made on the page of the settings is confirmed, and stays so', async () => {
    const release = await slowScript(context);
    await page.goto('/gb/privacy-settings');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.waitForURL('**/gb/privacy-settings?saved=true');
    const confirmation = page.getByText('Your choice is saved');
    await expect(confirmation).toBeVisible();
    release();
    await hydrated(page);
    await expect(confirmation).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  });

  await test.step('the dialog takes the place of the question that the bag was sent with', async () => {
    await context.clearCookies({ name: /^consent/ });
    const release = await slowScript(context);
    await page.goto('/gb/cart');
    const sent = await question.boundingBox();
    release();
    await expect(question).toBeFocused();
    expect((await question.boundingBox())?.width).toBe(sent?.width);
    await question.getByRole('button', { name: 'Accept all' }).click();
    await expect(question).toHaveCount(0);
  });
});
