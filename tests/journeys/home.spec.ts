import { expect, test } from 'playwright/test';

test('the home page has one heading that says what the shop is', async ({ request }) => {
  const answer = await request.get('/');
  expect(answer.status()).toBe(200);
  const headings = [...(await answer.text()).matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)];
  expect(headings).toHaveLength(1);
  expect(headings[0]?.[1]?.replaceAll(/<[^>]*>/g, '')).toMatch(/\w/);
});
