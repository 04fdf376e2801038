import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { globalCss } from './globalCss.ts';

const styles = document.createElement('style');
styles.textContent = globalCss;
const long = document.createElement('div');
long.innerHTML =
  '<p style="block-size: 3000px"></p><p id="returns">Returns</p><p style="block-size: 3000px"></p>';

afterEach(async () => {
  styles.remove();
  long.remove();
  scrollTo(0, 0);
  await page.viewport(1280, 800);
});

it.each([
  ['a phone', 360, 170],
  ['a desktop', 1280, 90],
])('shows what a link inside the page leads to below the header, on %s [A9.24]', async (_on, width, top) => {
  await page.viewport(width, 800);
  document.head.append(styles);
  document.body.append(long);
  const target = document.getElementById('returns');
  target?.scrollIntoView();
  expect(target?.getBoundingClientRect().top).toBe(top);
});
