import { expect, type Page } from 'playwright/test';
import {
  byCard,
  cardFrame,
  cards,
  confirmed,
  delivery,
  fillDetails,
  payButton,
  tabTo,
} from './support/checkout.ts';
import { test } from './support/test.ts';

/** Fails when the focused element is out of view or covered by a bar. */
async function focusIsSeen(page: Page): Promise<void> {
  const isSeen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= -1 && right <= innerWidth + 1 && bottom > 0 && top < innerHeight;
  });
  expect(isSeen, 'the focus is in view').toBe(true);
}

for (const [device, width, height] of [
  ['phone', 360, 740],
  ['desktop', 1280, 800],
] as const)
  test(`from the home page to the confirmation by keyboard alone on a ${device} [C1.04, C2.14, C2.19]`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/gb');

    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/skip/i);
    const bySearch = device === 'desktop';
    if (bySearch) {
      await tabTo(page, page.getByRole('combobox', { name: 'Search' }));
      await page.keyboard.type('tempo');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=tempo/);
    } else {
      await tabTo(page, page.getByRole('button', { name: 'Menu', exact: true }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^New/ }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/gb\/new$/);
    }

    const cardLinks = page.getByRole('article').getByRole('link', { name: /^Tempo 4, / });
    await tabTo(page, cardLinks.first(), 120);
    await focusIsSeen(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\.html$/);

    const sizes = page.locator('label:not([data-sold-out], [data-low])').getByRole('radio');
    const first = page.getByRole('radio', { name: /^\d/ }).first();
    await tabTo(page, first, 60);
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('ArrowRight');
      if (await sizes.evaluateAll((all) => all.some((each) => each.matches(':focus')))) break;
    }
    await focusIsSeen(page);
    await tabTo(page, page.getByRole('button', { name: 'Add to bag' }).first());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Tempo 4');
    await tabTo(page, dialog.getByRole('link', { name: /bag/i }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gb\/cart$/);

    await tabTo(page, page.getByRole('button', { name: /^One more of/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('1');
    await tabTo(page, page.getByRole('link', { name: 'Go to checkout' }).first());
    await focusIsSeen(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/gb\/checkout$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');

    await fillDetails(page, { isTyped: true });
    await expect(delivery(page, /^Standard/)).toBeChecked();
    await tabTo(page, delivery(page, /^Standard/));
    await focusIsSeen(page);
    await page.keyboard.press('ArrowDown');
    await expect(delivery(page, /^Express/)).toBeChecked();
    await tabTo(page, byCard(page));
    await page.keyboard.press('Space');
    const frame = cardFrame(page);
    for (const [label, value] of [
      ['Card number', cards.approved],
      ['Expiry date', '0829'],
      ['Security code', '123'],
      ['Name on card', 'Maya Okafor'],
    ] as const) {
      await expect(frame.getByLabel(label)).toBeVisible();
      await tabTo(page, frame.getByLabel(label));
      await page.keyboard.type(value);
    }
    await tabTo(page, payButton(page));
    await focusIsSeen(page);
    await page.keyboard.press('Enter');
    await confirmed(page);
  });
