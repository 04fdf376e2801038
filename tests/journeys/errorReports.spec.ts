import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const report = (message: RegExp) => (request: { url(): string; postData(): string | null }) =>
  request.url().includes('/api/error-reports') && message.test(request.postData() ?? '');

test('failures are reported to the shop, without what was typed [A8.50, C8.02, C8.66]', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/catalogue/suggestions?**', (route) =>
    route.fulfill({ status: 500, json: { errorCode: 'Down', message: 'down', reference: 'r-1' } }),
  );
  await page.goto('/gb/track-order');
  await hydrated(page);

  await test.step('a failed call, without what was typed', async () => {
    const sent = page.waitForRequest(report(/A call failed/));
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially('maya@example');
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({
      page: '/gb/track-order',
      status: 500,
      errorCode: 'Down',
      reference: 'r-1',
    });
    expect(JSON.stringify(body)).not.toContain('maya');
  });

  await test.step('an unhandled rejection', async () => {
    const sent = page.waitForRequest(report(/Unhandled Window Rejection/));
    await page.evaluate(() => void Promise.reject(new Error('lost on the way')));
    expect((await (await sent).response())?.status()).toBe(200);
    expect(complaints.splice(0).join()).toContain('lost on the way');
  });
});
